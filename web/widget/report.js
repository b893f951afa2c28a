/**
 * What the page around is told: that the engine answers, each comparison, each failure once.
 */

/**
 * @param {object} parts
 * @param {any} parts.engine
 * @param {(message: any) => void} parts.tell
 */
export function reporter({ engine, tell }) {
  const problems = { a: null, b: null };
  const failed = ({ code, detail }) => tell({ kind: 'error', detail: { code, detail } });
  engine.call('info', {}).then((info) => tell({ kind: 'ready', detail: info }), () => {});
  const look = () => { if (engine.state.name === 'error') failed(engine.state); };
  engine.addEventListener('state', look);
  look();
  return {
    /** @param {import('../common/compare/state.js').State} state */
    state(state) {
      if (state.name === 'shown') tell({ kind: 'result', detail: state.comparison });
      // The engine's own failure has been told.
      else if (state.name === 'failed' && engine.state.name !== 'error') failed(state.error);
    },
    /** @param {'a' | 'b'} side @param {import('../common/compare/source.js').Problem | null} problem */
    problem(side, problem) {
      if (problem && problem !== problems[side]) failed({ code: problem.code, detail: { ...problem.detail, side } });
      problems[side] = problem;
    },
  };
}

/**
 * Pieces of "Open Source Metrics" and "Maintaining Balance for Open Source Maintainers", two of the Open Source Guides
 * (https://opensource.guide), © GitHub and contributors, CC BY 4.0, without headings' marks, links and quotations.
 * `text`: what is changed; `more`: what is added to it.
 */
export default {
  text: `Open Source Metrics

Why measure anything?

Data, when used wisely, can help you make better decisions as an open source maintainer.

With more information, you can:

Understand how users respond to a new feature

Figure out where new users come from

Identify, and decide whether to support, an outlier use case or functionality

Quantify your project's popularity

Raise money through sponsorships

For example, Homebrew finds that Google Analytics helps them prioritize work:

Homebrew is provided free of charge and run entirely by volunteers in their spare time. As a result, we do not have the resources to do detailed user studies of Homebrew users to decide on how best to design future features and prioritise current work. Anonymous aggregate user analytics allow us to prioritise fixes and features based on how, where and when people use Homebrew.

Popularity isn't everything. Everybody gets into open source for different reasons. If your goal as an open source maintainer is to show off your work, be transparent about your code, or just have fun, metrics may not be important to you.

If you are interested in understanding your project on a deeper level, read on for ways to analyze your project's activity.

Discovery

Before anybody can use or contribute back to your project, they need to know it exists. Ask yourself: are people finding this project?

If your project is hosted on GitHub, you can view how many people land on your project and where they come from. From your project's page, click "Graphs", then "Traffic". On this page, you can see:

Total pageviews: Tells you how many times your project was viewed

Total unique visitors: Tells you how many people viewed your project

Referring sites: Tells you where visitors came from. This metric can help you figure out where to reach your audience and whether your promotion efforts are working.`,
  more: `Maintaining Balance for Open Source Maintainers

As an open source project grows in popularity, it becomes important to set clear boundaries to help you maintain balance to stay refreshed and productive for the long run.

To gain insights into the experiences of maintainers and their strategies for finding balance, we ran a workshop with 40 members of the Maintainer Community, allowing us to learn from their firsthand experiences with burnout in open source and the practices that have helped them maintain balance in their work. This is where the concept of personal ecology comes into play.

So, what is personal ecology? As described by the Rockwood Leadership Institute, it involves "maintaining balance, pacing, and efficiency to sustain our energy over a lifetime." This framed our conversations, helping maintainers recognize their actions and contributions as parts of a larger ecosystem that evolves over time. Burnout, a syndrome resulting from chronic workplace stress as defined by the WHO, is not uncommon among maintainers. This often leads to a loss of motivation, an inability to focus, and a lack of empathy for the contributors and community you work with.

I was unable to focus or start on a task. I had a lack of empathy for users.

By embracing the concept of personal ecology, maintainers can proactively avoid burnout, prioritize self-care, and uphold a sense of balance to do their best work.

Tips for Self-Care and Avoiding Burnout as a Maintainer:

Identify your motivations for working in open source

Take time to reflect on what parts of open source maintenance energizes you. Understanding your motivations can help you prioritize the work in a way that keeps you engaged and ready for new challenges. Whether it's the positive feedback from users, the joy of collaborating and socializing with the community, or the satisfaction of diving into the code, recognizing your motivations can help guide your focus.

Reflect on what causes you to get out of balance and stressed out

It's important to understand what causes us to get burned out. Here are a few common themes we saw among open source maintainers:

Lack of positive feedback: Users are far more likely to reach out when they have a complaint. If everything works great, they tend to stay silent. It can be discouraging to see a growing list of issues without the positive feedback showing how your contributions are making a difference.

Not saying 'no': It can be easy to take on more responsibilities than you should on an open source project. Whether it's from users, contributors, or other maintainers – we can't always live up to their expectations.

I found I was taking on more than one should and having to do the job of multiple people, like commonly done in FOSS.

Working alone: Being a maintainer can be incredibly lonely. Even if you work with a group of maintainers, the past few years have been difficult for convening distributed teams in-person.

Especially since COVID and working from home it's harder to never see anybody or talk to anybody.

Not enough time or resources: This is especially true for volunteer maintainers who have to sacrifice their free time to work on a project.

Conflicting demands: Open source is full of groups with different motivations, which can be difficult to navigate. If you're paid to do open source, your employer's interests can sometimes be at odds with the community.

With paid open source, conflict between employer's focus and what's best for the community

Watch out for signs of burnout

Can you keep up your pace for 10 weeks? 10 months? 10 years?

I'm a big believer in good wearables. With the science behind it, you can understand how you could have done better and how to get to an optimal state of what you want to do.`,
};

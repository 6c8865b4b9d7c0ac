/** The elements that render nothing of their own. */
export const withoutStory: readonly string[] = ['trade-config', 'trade-frame']

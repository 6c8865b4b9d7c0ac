/** The messages of all widgets: the page of texts lists them, and stories show them drawn out. */
export const allMessages = import.meta.glob('../{shared,widgets}/**/*.messages.ts', { eager: true })

// Loads the messages of all widgets: the page of texts lists them, and stories show them lengthened.
import.meta.glob('../{shared,widgets}/**/*.messages.ts', { eager: true })

// A module of the storefront's own: otherwise partners' pages would load the code for importing it by name.
export { openChatOn } from '#shared/stores/chat-opening.ts'

// A module of the storefront's own: partners' pages would otherwise load what lets it be brought by name.
export { requestChat } from '#shared/stores/chat-request.ts'

// What the chat shows when nobody is signed in.
export { SessionExpired } from './session-expired.tsx'
export { VisitorChat } from './visitor-chat.tsx'

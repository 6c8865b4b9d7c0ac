// The exports of the package `trade-widgets`, for its declarations: its code is that of the bundle.
export type { ErrorKind } from '#shared/api/error.ts'
export { configure } from '#shared/config/config.ts'
export type { Config, Theme } from '#shared/config/settings.ts'
export { type DialogName, type DialogStart, openDialog as open } from '#shared/dialogs/dialogs.ts'
export type { ErrorDetail, TradeEventMap, TradeEventName, TradeEvents } from '#shared/element/events.ts'
export {
  define,
  type PageApi as TradeWidgets,
  type SessionView,
  session,
  whenReady,
} from '#widgets/runtime/page-api.ts'

import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'

/** A moment (ISO 8601) in the reader's time zone. Text that is no date stays as it is. */
export function Moment({ at, show }: { at: string; show: Intl.DateTimeFormatOptions }) {
  const { locale } = useStore($config)
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return at
  return <time dateTime={at}>{date.toLocaleString(locale, show)}</time>
}

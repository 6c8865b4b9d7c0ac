import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import { dateFormat } from '#shared/ui/date.ts'

/** A moment (ISO 8601) in the reader's time zone. Other text stays as it is. */
export function Moment({ at, show }: { at: string; show: Intl.DateTimeFormatOptions }) {
  const { locale } = useStore($config)
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return at
  return <time dateTime={at}>{dateFormat(locale, show).format(date)}</time>
}

import type { ComponentProps } from 'react'

/** Our own paths on a 20-unit grid, so that nothing is fetched. */
const paths = {
  search: 'M8.5 14.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM13 13l5 5',
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  down: 'M4.5 7.5 10 13l5.5-5.5',
  left: 'M12.5 4 6.5 10l6 6',
  right: 'M7.5 4l6 6-6 6',
  file: 'M5 2.500h6.500L15.5 6.500v11h-10.500ZM11 2.500v4.500h4.5',
  upload: 'M10 13.500V3.500M6 7l4-4 4 4M3.5 12.500v4h13v-4',
  pin: 'M10 18s6-5.5 6-10a6 6 0 1 0-12 0c0 4.5 6 10 6 10ZM10 10.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400Z',
  picture: 'M2.5 4h15v12h-15ZM2.5 13.500l4.5-4.5 4 4 2.5-2.5 4 4M13 7.800h.1',
  menu: 'M3 5.500h14M3 10h14M3 14.500h14',
  alert: 'M10 2.5 18.5 17h-17ZM10 8v4M10 14.400v.2',
  done: 'M4 10.5 8.5 15 16.5 5.5',
  outside: 'M8 4H4v12h12v-4M11.5 3.500h5v5M16 4l-7 7',
  person: 'M10 10a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM3 17.5a7 5.6 0 0 1 14 0',
  join: 'M8 10a3.6 3.6 0 1 0 0-7.2A3.6 3.6 0 0 0 8 10ZM1.500 17.5a6.5 5.6 0 0 1 13 0M16 7v6M13 10h6',
  dashboard: 'M3 3h5.500v7H3ZM11.5 3H17v4h-5.500ZM11.5 10H17v7h-5.500ZM3 13h5.500v4H3Z',
  pause: 'M7 4.5v11M13 4.5v11',
  play: 'M6 4l10 6-10 6Z',
  chat: 'M3 4h14v10H9l-4 3.5V14H3ZM6.5 7.500h7M6.5 10.500h4.5',
  leave: 'M12 6V3H3v14h9v-3M8 10h10M15 7l3 3-3 3',
} as const

export type IconName = keyof typeof paths

/** An icon beside text with the same meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <LineDrawing viewBox="0 0 20 20" width="20" height="20" strokeWidth="1.9">
      <path d={paths[name]} />
    </LineDrawing>
  )
}

/** Drawn in lines of the text's colour. It decorates only, so it is hidden from screen readers. */
export function LineDrawing(props: ComponentProps<'svg'>) {
  return (
    <svg
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    />
  )
}

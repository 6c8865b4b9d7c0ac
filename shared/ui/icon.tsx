import type { ComponentPropsWithoutRef } from 'react'

/** Icons of more than one widget, on a 20-unit grid. Others have their path beside their use. */
export const icons = {
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  down: 'M4.5 7.5 10 13l5.5-5.5',
  left: 'M12.5 4 6.5 10l6 6',
  right: 'M7.5 4l6 6-6 6',
  alert: 'M10 2.5 18.5 17h-17ZM10 8v4M10 14.400v.2',
  outside: 'M8 4H4v12h12v-4M11.5 3.500h5v5M16 4l-7 7',
}

/** An icon beside text with the same meaning. */
export function Icon({ path }: { path: string }) {
  return (
    <LineDrawing viewBox="0 0 20 20" width="20" height="20" strokeWidth="1.9">
      <path d={path} />
    </LineDrawing>
  )
}

/** A drawing in lines of the text's colour. It only decorates, so it is hidden from screen readers. */
export function LineDrawing(props: ComponentPropsWithoutRef<'svg'>) {
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

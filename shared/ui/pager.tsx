import { useStore } from '@nanostores/react'
import { Fragment } from 'react'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { shareStyles } from '#shared/styles/sheet.ts'
import { ButtonLink } from './button-link.tsx'
import { Icon, icons } from './icon.tsx'
import styles from './pager.css?inline'
import { pagerMessages } from './ui.messages.ts'

shareStyles(styles)

type Props = {
  page: number
  pages: number
  /** Without it the list has no address. */
  placeOf?: ((page: number) => RouteLocation) | undefined
  onPage: (page: number) => void
}

/** Shows page numbers with previous and next, or nothing without pages (decisions.mdx#names-and-lists). */
export function Pager({ page, pages, placeOf, onPage }: Props) {
  const t = useStore(pagerMessages)
  if (pages < 2) return null
  const leadTo = (number: number) => ({ to: placeOf?.(number), onClick: () => onPage(number) })
  return (
    <nav className="pager" aria-label={t.label} part="pager">
      <ButtonLink aria-label={t.previous} disabled={page <= 1} {...leadTo(page - 1)}>
        <Icon path={icons.left} />
      </ButtonLink>
      {pagesAround(page, pages).map((number, index, all) => (
        <Fragment key={number}>
          {number - (all[index - 1] ?? 0) > 1 && (
            <span className="gap" aria-hidden="true">
              …
            </span>
          )}
          <ButtonLink
            // Text, because the locale would group the digits, and the label has to contain the button's text.
            aria-label={t.page({ page: String(number) })}
            aria-current={number === page ? 'page' : undefined}
            {...leadTo(number)}
          >
            {number}
          </ButtonLink>
        </Fragment>
      ))}
      <ButtonLink aria-label={t.next} disabled={page >= pages} {...leadTo(page + 1)}>
        <Icon path={icons.right} />
      </ButtonLink>
    </nav>
  )
}

export function pageCount(rows: number, size: number): number {
  return Math.ceil(Math.max(0, rows) / size)
}

function pagesAround(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages]
  if (page <= 3) near.push(2, 3)
  if (page >= pages - 2) near.push(pages - 1, pages - 2)
  const inRange = near.filter(number => number >= 1 && number <= pages)
  return [...new Set(inRange)].sort((a, b) => a - b)
}

import { useStore } from '@nanostores/react'
import { Fragment } from 'react'
import { shareStyles } from '#shared/styles/sheet.ts'
import { Icon, icons } from './icon.tsx'
import styles from './pager.css?inline'
import { pagerMessages } from './ui.messages.ts'

shareStyles(styles)

type Props = { page: number; pages: number; onPage: (page: number) => void }

/** Page numbers with previous and next; nothing when there are no pages (decisions.mdx#names-and-lists). */
export function Pager({ page, pages, onPage }: Props) {
  const t = useStore(pagerMessages)
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label={t.label} part="pager">
      <button type="button" aria-label={t.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon path={icons.left} />
      </button>
      {pagesAround(page, pages).map((number, index, all) => (
        <Fragment key={number}>
          {number - (all[index - 1] ?? 0) > 1 && (
            <span className="gap" aria-hidden="true">
              …
            </span>
          )}
          <button
            type="button"
            // As text, because the locale would group the digits: the label has to contain what the button shows.
            aria-label={t.page({ page: String(number) })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        </Fragment>
      ))}
      <button type="button" aria-label={t.next} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Icon path={icons.right} />
      </button>
    </nav>
  )
}

/** Total pages: ceil(rows / size), 0 without rows. */
export function pageCount(rows: number, size: number): number {
  return Math.ceil(Math.max(0, rows) / size)
}

/** The first and last page, and the neighbours of the current one, in order. */
function pagesAround(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages]
  if (page <= 3) near.push(2, 3)
  if (page >= pages - 2) near.push(pages - 1, pages - 2)
  const inRange = near.filter(number => number >= 1 && number <= pages)
  return [...new Set(inRange)].sort((a, b) => a - b)
}

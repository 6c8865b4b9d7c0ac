import { createElement, type ReactNode } from 'react'
import { settings } from '#shared/config/settings.ts'
import { addressOf } from './address.ts'

/** A page of the reference; `name` is part of its address. */
export type Page = { name: string; title: string; summary: string; body: ReactNode }

/** A heading of the navigation with the pages under it. */
export type Group = { title: string; pages: readonly Page[] }

type Props = { page: Page; groups: readonly Group[] }

/** The document of a page. The files that it loads are beside it, because its policy allows nothing inline. */
export function Layout({ page, groups }: Props) {
  const { name, title, summary, body } = page
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | Trade widgets`}</title>
        <meta name="description" content={summary} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={addressOf('icon.svg')} type="image/svg+xml" />
        <link rel="stylesheet" href={addressOf('developers.css')} />
        <script type="module" src="/trade-widgets.js" />
        <script type="module" src={addressOf('developers.js')} />
      </head>
      <body>
        {createElement('trade-config')}
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <header className="bar">
          <a className="brand" href="/">
            <img src={addressOf('icon.svg')} alt="" width="28" height="28" />
            {settings.brand.default}
          </a>
          <a href={addressOf()}>Developers</a>
          <a href="/embed">Snippet builder</a>
        </header>
        <div className="columns">
          <button type="button" className="button opener" aria-expanded="false" aria-controls="pages">
            All pages
          </button>
          <nav id="pages" aria-label="Developers">
            {groups.map(group => (
              <Links key={group.title} {...group} current={name} />
            ))}
          </nav>
          <main id="main" tabIndex={-1}>
            {body}
          </main>
        </div>
        <footer>
          <a href="/">To the marketplace</a>
          <a href="/llms.txt">This reference as text</a>
          <a href="/THIRD-PARTY.txt">Licences</a>
        </footer>
      </body>
    </html>
  )
}

function Links({ title, pages, current }: Group & { current: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {pages.map(page => (
          <li key={page.name}>
            <a href={addressOf(page.name)} aria-current={page.name === current ? 'page' : undefined}>
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

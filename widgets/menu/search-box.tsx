import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import { $config } from '#shared/config/config.ts'
import { useAttributeState } from '#shared/element/host.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { hrefTo } from '#shared/routes/links.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { useNavigate } from '#shared/ui/link.tsx'

/** A real form of the storefront's search: where no page takes over, the browser sends it. Design section 3. */
export function SearchBox({ keyword }: { keyword: string }) {
  const t = useMessages()
  const navigate = useNavigate()
  const [typed, type] = useAttributeState('keyword', keyword)
  // The form's address follows the configured storefront live.
  useStore($config)
  const search = (event: FormEvent): void => {
    if (!navigate({ route: 'search', query: { keyword: typed } })) event.preventDefault()
  }
  return (
    <form
      className="search"
      role="search"
      action={hrefTo({ route: 'search' })}
      method="get"
      part="search"
      onSubmit={search}
    >
      <input
        type="search"
        name="keyword"
        aria-label={t('menu.searchLabel')}
        placeholder={t('menu.searchPlaceholder')}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={event => type(event.target.value)}
      />
      <button type="submit" aria-label={t('menu.search')}>
        <Icon name="search" />
      </button>
    </form>
  )
}

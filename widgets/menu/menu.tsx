import { useMessages } from '#shared/messages/messages.ts'
import { useReady } from '#shared/ui/loading.tsx'
import { Account } from './account.tsx'
import { Brand } from './brand.tsx'
import { SearchBox } from './search-box.tsx'
import { ShopMenu } from './shop-menu.tsx'

type Props = { keyword: string }

export function Menu({ keyword }: Props) {
  const t = useMessages()
  useReady(true)
  return (
    <nav className="bar" aria-label={t('menu.label')} part="bar">
      <div className="content" part="content">
        <Brand />
        <ShopMenu />
        <SearchBox keyword={keyword} />
        <Account />
      </div>
    </nav>
  )
}

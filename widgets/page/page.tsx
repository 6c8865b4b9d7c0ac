import { useMessages } from '#shared/messages/messages.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { useReady } from '#shared/ui/loading.tsx'
import { contents, type PageName } from './pages.ts'

export function Page({ name }: { name: PageName }) {
  const t = useMessages()
  const title = t(`page.${name}`)
  const Content = contents[name]
  useReady(true)
  return (
    <div className="screen">
      <Breadcrumb steps={[{ label: title }]} />
      <h1 tabIndex={-1}>{title}</h1>
      <Content />
    </div>
  )
}

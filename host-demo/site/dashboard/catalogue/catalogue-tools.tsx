import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Kind } from '#shared/api/items.ts'
import { $config } from '#shared/config/config.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { shownLanguage } from '#shared/messages/i18n.ts'
import { Button } from '#shared/ui/button.tsx'
import { Modal } from '#shared/ui/dialogs.tsx'
import { saveFile } from '#shared/ui/save-file.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { categoryFactsQuery } from '../dashboard.store.ts'
import { fetchCategoryFacts } from '../items/item-calls.ts'
import { ActionButton, Answered, Moment } from '../ui.tsx'
import css from './catalogue.css?inline'
import { catalogueMessages } from './catalogue.messages.ts'
import { importsQuery } from './catalogue.store.ts'
import { fetchRows, type SheetImport } from './catalogue-calls.ts'
import { CategoryField } from './choose-sheet.tsx'
import { UndoButton } from './one-import.tsx'
import { PicturesBySku } from './pictures-by-sku.tsx'
import { categoryNames } from './propose.ts'

/** What a seller can do with many items at once, and the latest imports. */
export function CatalogueTools({ kind }: { kind: Kind }) {
  useLateStyles(css)
  const t = useStore(catalogueMessages)
  const { locale } = useStore($config)
  const [isChoosing, setChoosing] = useState(false)
  const [pictures, setPictures] = useState<readonly File[]>()
  useEffect(() => onDroppedPictures(setPictures), [])
  return (
    <>
      <fieldset className="row catalogue-tools" aria-label={t.tools}>
        <a href={`#${kind}s/import`} className="button">
          {kind === 'product' ? t.importProducts : t.importServices}
        </a>
        <ActionButton label={t.export} run={() => exportAll(kind, shownLanguage(locale))} />
        <Button label={t.template} aria-haspopup="dialog" onClick={() => setChoosing(true)} />
        <Button label={t.addPictures} aria-haspopup="dialog" onClick={() => setPictures([])} />
      </fieldset>
      {isChoosing && <Template kind={kind} onClose={() => setChoosing(false)} />}
      {pictures && (
        <PicturesBySku
          kind={kind}
          files={pictures}
          onFiles={setPictures}
          onClose={() => setPictures(undefined)}
        />
      )}
      <Imports kind={kind} />
    </>
  )
}

/** Calls back with pictures that are dropped anywhere on the page. Returns a function that ends this. */
function onDroppedPictures(take: (files: readonly File[]) => void): () => void {
  const watch = new AbortController()
  addEventListener('dragover', event => event.preventDefault(), watch)
  addEventListener(
    'drop',
    event => {
      // Another file would replace the page.
      event.preventDefault()
      const files = [...(event.dataTransfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (files.length > 0) take(files)
    },
    watch,
  )
  return () => watch.abort()
}

async function exportAll(kind: Kind, language: string): Promise<void> {
  const [rows, categories, { exportedSheet }] = await Promise.all([
    fetchRows(kind),
    fetchCategoryFacts(),
    import('./catalogue-sheet.ts'),
  ])
  const name = dashboardMessages.get()[`${kind}s`]
  saveFile(`${name}.xlsx`, await exportedSheet(rows, { kind, categories, language }))
}

function Template({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const t = useStore(catalogueMessages)
  const { locale } = useStore($config)
  const [chosen, choose] = useState('')
  return (
    <Modal title={t.templateTitle} onClose={onClose}>
      <p className="muted">{t.templateText}</p>
      <Answered answer={useQuery(categoryFactsQuery)}>
        {categories => {
          const category = categories.find(each => each.kind === kind && categoryNames(each)[0] === chosen)
          const save = async (): Promise<void> => {
            if (!category) return
            const { templateOf } = await import('./catalogue-sheet.ts')
            const language = shownLanguage(locale)
            saveFile(`${category.name}.xlsx`, await templateOf(category, { kind, categories, language }))
          }
          return (
            <>
              <CategoryField
                kind={kind}
                categories={categories}
                label={t.chooseCategory}
                value={chosen}
                onText={choose}
              />
              <div className="actions">
                <ActionButton look="primary" label={t.download} aria-disabled={!category} run={save} />
              </div>
            </>
          )
        }}
      </Answered>
    </Modal>
  )
}

/** The imports of the last seven days. Nothing is said without any. */
function Imports({ kind }: { kind: Kind }) {
  const t = useStore(catalogueMessages)
  const { data = [] } = useQuery(importsQuery)
  const own = data.filter(each => each.kind === kind)
  if (own.length === 0) return null
  return (
    <details className="imports">
      <summary>{`${t.imports} (${own.length})`}</summary>
      <ul className="list">
        {own.map(found => (
          <ImportRow key={found.id} found={found} />
        ))}
      </ul>
    </details>
  )
}

function ImportRow({ found }: { found: SheetImport }) {
  const t = useStore(catalogueMessages)
  const { id, kind, file, state, createdAt, by, undoUntil } = found
  return (
    <li className="row">
      <a href={`#${kind}s/import/${id}`}>{file}</a>
      <span className="pill">{t[`catalogue.state.${state}`]}</span>
      <span className="muted">
        <Moment at={createdAt} show={{ dateStyle: 'medium', timeStyle: 'short' }} />, {by}
      </span>
      {state === 'applied' && undoUntil && <UndoButton found={found} />}
    </li>
  )
}

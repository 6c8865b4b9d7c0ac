import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { Kind } from '#shared/api/items.ts'
import { $config } from '#shared/config/config.ts'
import { shownLanguage } from '#shared/messages/i18n.ts'
import { plural } from '#shared/messages/plural.ts'
import { columnName, type Grid } from '#shared/sheets/grid.ts'
import { type FileFault, readFile, type SheetFile } from '#shared/sheets/sheet-file.ts'
import { inSlices, type Steps } from '#shared/sheets/slices.ts'
import { gridOfText } from '#shared/sheets/text-grid.ts'
import { type Pasted, PastedText } from '#shared/sheets/ui/pasted-text.tsx'
import { SheetCells, type SheetColumn, SheetGrid } from '#shared/sheets/ui/sheet-grid.tsx'
import { useInSlices } from '#shared/sheets/ui/use-in-slices.ts'
import { Button } from '#shared/ui/button.tsx'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import type { FactsOfCategory } from '../items/item-calls.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { createSending } from './catalogue.store.ts'
import { FileDrop } from './file-drop.tsx'
import { categoryNames, readSheet, type SheetReading, type SheetToRead } from './propose.ts'
import { factsOf, type Role, roleNames, textsOf } from './roles.ts'
import { rowsOf } from './rows-of.ts'

type Named = SheetFile & { name: string }

type Props = { kind: Kind; categories: readonly FactsOfCategory[] }

/** Takes a file or pasted cells, and lets the seller say what each column is. */
export function ChooseSheet({ kind, categories }: Props) {
  const t = useStore(catalogueMessages)
  const [file, setFile] = useState<Named>()
  const [fault, setFault] = useState<FileFault>()
  const [text, setText] = useState('')
  const choose = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return
    const read = await readFile(chosen)
    setFault(read.fault)
    if (!read.fault) setFile({ ...read, name: chosen.name })
  }
  const readCells = async ({ text: pasted, cells }: Pasted): Promise<void> => {
    const grid = cells ?? (await inSlices(gridOfText(pasted)))
    setFile({ grids: [grid], hiddenSheets: [], name: t.pastedFile })
  }
  if (file) {
    return (
      <Columns
        key={file.name}
        file={file}
        kind={kind}
        categories={categories}
        onOther={() => {
          setFile(undefined)
          setText('')
        }}
      />
    )
  }
  return (
    <section className="card form-card">
      <h2>{t.title}</h2>
      <p className="muted">{t.lead}</p>
      <ErrorBox message={fault && t[`catalogue.file.${fault}`]} />
      <FileDrop
        label={t.chooseFile}
        accept=".xlsx,.xlsm,.csv,.tsv,.txt,.html,.htm,.xls,text/csv"
        onFiles={([first]) => void choose(first)}
      >
        <span className="muted">{t.drop}</span>
      </FileDrop>
      <PastedText
        label={t.pasteLabel}
        hint={t.pasteHint}
        text={text}
        onChange={(pasted, isDone) => {
          setText(pasted.text)
          if (isDone) void readCells(pasted)
        }}
      />
      {text.trim() && (
        <div className="row">
          <Button label={t.readCells} onClick={() => void readCells({ text })} />
        </div>
      )}
    </section>
  )
}

const NOTHING: SheetReading = { headings: -1, columns: [] }
const NO_COLUMNS: ReadonlyMap<number, Role> = new Map()
/** The rows that are shown at first, and those that each press adds. */
const STEP = 20
/** The rows that can be chosen as the headings. */
const HEADINGS = 10

type ColumnsProps = Props & { file: Named; onOther: () => void }

function Columns({ file, kind, categories, onOther }: ColumnsProps) {
  const t = useStore(catalogueMessages)
  const { locale } = useStore($config)
  const [at, setAt] = useState(0)
  const [headings, setHeadings] = useState<number>()
  const [chosen, setChosen] = useState(NO_COLUMNS)
  const [category, setCategory] = useState('')
  const [most, setMost] = useState(STEP)
  const [{ $sending, send }] = useState(createSending)
  const sending = useStore($sending)
  const grid = file.grids[at]
  const input = useMemo(
    () => ({ grid, kind, categories, chosen: { headings, columns: chosen } }),
    [grid, kind, categories, headings, chosen],
  )
  const { result: reading, isBusy } = useInSlices(readGiven, input, NOTHING)
  const hasCategory = reading.columns.some(({ role }) => role === 'category')
  const rows = useMemo(
    () => (grid ? rowsOf(grid, reading, hasCategory ? '' : category) : []),
    [grid, reading, hasCategory, category],
  )
  const facts = useMemo(() => factsOf(categories, kind), [categories, kind])
  const nameOf = useMemo(() => roleNames(kind, facts, shownLanguage(locale)), [kind, facts, locale])
  const roles = useMemo(
    (): Role[] => [
      'leaveOut',
      ...textsOf(kind),
      'pictures',
      ...[...facts.keys()].map(key => `facts.${key}` as const),
    ],
    [kind, facts],
  )
  const columnOf = (column: number): string =>
    reading.columns[column]?.heading || t.column({ name: columnName(column) })
  const columns = reading.columns.map(
    ({ heading, role, proposals, why }, column): SheetColumn<Role> => ({
      at: column,
      heading,
      role,
      roles: [...new Set([...proposals, ...roles])],
      reason: why === 'heading' || why === 'chosen' ? undefined : t[`catalogue.why.${why}`],
    }),
  )
  const toSend = useMemo(
    () => ({ kind, file: file.name, columns: headingsToKeep(reading, nameOf), rows }),
    [kind, file.name, reading, nameOf, rows],
  )
  const isNamed = reading.columns.some(({ role }) => role === 'name' || role === 'sku')
  const problem = isBusy || isNamed ? '' : t.needsName
  const check = async (): Promise<void> => {
    const id = await send(toSend)
    if (id !== undefined) location.hash = `#${kind}s/import/${id}`
  }
  const body = grid?.rows.slice(reading.headings + 1) ?? []
  return (
    <section className="card form-card import-columns">
      <header className="row list-head">
        <h2>{file.name}</h2>
        <Button label={t.otherSheet} onClick={onOther} />
      </header>
      <div className="fields">
        {file.grids.length > 1 && (
          <SelectField
            label={t.sheet}
            value={`${at}`}
            onText={next => {
              setAt(Number(next))
              setHeadings(undefined)
              setChosen(NO_COLUMNS)
            }}
          >
            {file.grids.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={t.headings}
          value={`${reading.headings}`}
          onText={next => {
            setHeadings(Number(next))
            setChosen(NO_COLUMNS)
          }}
        >
          <option value="-1">{t.noHeadings}</option>
          {grid?.rows.slice(0, Math.max(HEADINGS, reading.headings + 1)).map(({ number }, index) => (
            <option key={number} value={index}>
              {t.headingsIn({ row: number })}
            </option>
          ))}
        </SelectField>
        {!isBusy && !hasCategory && (
          <CategoryField
            kind={kind}
            categories={categories}
            label={t.categoryOfAll}
            hint={t.categoryOfAllHint}
            value={category}
            onText={setCategory}
          />
        )}
      </div>
      <h3>{t.columnsTitle}</h3>
      <SheetGrid
        label={t.sheetAsItIs}
        columns={columns}
        texts={{ row: t.row, open: t.open, columnOf, roleOf: nameOf }}
        onColumn={(column, role) => setChosen(before => withRole(before, column, role))}
      >
        {body.slice(0, most).map((given, index) => (
          <tr key={given.number}>
            <th scope="row" className="number">
              {given.number}
            </th>
            <SheetCells given={given} row={reading.headings + 1 + index} columns={columns} />
          </tr>
        ))}
      </SheetGrid>
      {body.length > most && (
        <Button
          look="soft"
          label={t.moreRows({ shown: most, count: body.length })}
          onClick={() => setMost(most + STEP)}
        />
      )}
      <ErrorBox message={sending.error || problem} />
      <div className="row">
        <Button
          look="primary"
          label={sending.error ? t.tryAgain : plural(t, 'check', rows.length)}
          aria-disabled={isBusy || sending.isBusy || rows.length === 0 || problem !== ''}
          onClick={({ currentTarget }) =>
            currentTarget.getAttribute('aria-disabled') === 'true' ? undefined : void check()
          }
        />
        {sending.isBusy && (
          <Progress
            label={t.checking({ done: sending.done, total: sending.total })}
            done={sending.done}
            total={sending.total}
          />
        )}
        <span role="status" className="muted">
          {isBusy ? t.reading : rows.length === 0 && t.noRows}
        </span>
      </div>
    </section>
  )
}

type GivenSheet = Omit<SheetToRead, 'grid'> & { grid: Grid | undefined }

function* readGiven({ grid, ...given }: GivenSheet): Steps<SheetReading> {
  return grid ? yield* readSheet({ ...given, grid }) : NOTHING
}

/** Gives a column a role. Another column that was chosen for it gives it up. */
function withRole(before: ReadonlyMap<number, Role>, column: number, role: Role): ReadonlyMap<number, Role> {
  const others = [...before].filter(([, each]) => each === 'leaveOut' || each !== role)
  return new Map([...others, [column, role]])
}

/** Returns headings with which the same sheet is read in the same way without any choice. */
const headingsToKeep = ({ columns }: SheetReading, nameOf: (role: string) => string): string[] =>
  columns.map(({ heading, role, why, unit }, at) => {
    if (why === 'heading' || role === 'leaveOut') return heading || columnName(at)
    return unit ? `${nameOf(role)} (${unit})` : nameOf(role)
  })

type ProgressProps = { label: string; done: number; total: number }

/** How far something is, in words and as a bar. */
export function Progress({ label, done, total }: ProgressProps) {
  return (
    <div className="import-progress">
      <span role="status">{label}</span>
      <progress aria-label={label} value={done} max={Math.max(total, 1)} />
    </div>
  )
}

type CategoryProps = {
  kind: Kind
  categories: readonly FactsOfCategory[]
  label: string
  hint?: string
  /** A category as a sheet names it. */
  value: string
  onText: (category: string) => void
}

/** A choice of one category of a kind. */
export function CategoryField({ kind, categories, label, hint, value, onText }: CategoryProps) {
  const t = useStore(catalogueMessages)
  return (
    <SelectField label={label} hint={hint} value={value} onText={onText}>
      <option value="">{t.chooseCategory}</option>
      {categories
        .filter(category => category.kind === kind)
        .map(category => {
          const [name] = categoryNames(category)
          return (
            <option key={category.id} value={name}>
              {name}
            </option>
          )
        })}
    </SelectField>
  )
}

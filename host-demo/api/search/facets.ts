import { type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../database/database.ts'
import { category, company, item } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import type { Answers, Search } from './answers.ts'
import type { AskedFact, CategoryValueStore, FactValue } from './category-values.ts'
import { askedCertificates, CERTIFICATE, certificateCounts } from './certificates.ts'
import { choicesOf } from './choices.ts'
import { type ItemType, KINDS, type Narrowing } from './refinement.ts'

const MAX_CATEGORIES = 12
const MAX_VALUES = 12

type Context = { api: Api; answers: Answers; values: CategoryValueStore }
type CountedValue = Pick<FactValue, 'value' | 'number'> & { count: number }
type Asked = Pick<AskedFact, 'key' | 'name' | 'names' | 'kind' | 'unit'>

type Found = {
  categories: { CategoryId: number; CategoryName: string; Count: number }[]
  states: { State: string; Count: number }[]
  held: { value: string; count: number }[]
  /** Of all answers, then of those without the choice of each chosen fact. */
  stated: { list: number; id: number; count: number }[]
}

/** A query as one value, so that one statement answers several. */
const rowsOf = (query: SQL) => sql`(select coalesce(json_agg(counted), '[]') from (${query}) as counted)`

const anyOf = (ids: number[]) => sql`any(${`{${ids.join()}}`}::int[])`

/** Counts the answers by category, state and fact. A chosen one does not narrow the counts of its own kind. */
export async function facetsOf(
  context: Context,
  itemType: ItemType,
  search: Search,
  chosen: Narrowing,
  allOf?: string,
) {
  const { api, answers } = context
  const kind = KINDS[itemType]
  const idsOf = async (narrowing: Narrowing) => (await answers.idsOf(itemType, search, narrowing)).ids
  const facts = kind ? (chosen.facts ?? []) : []
  const [all, inState, inCategory, ofHolders, ...withoutOne] = await Promise.all([
    idsOf(chosen),
    idsOf({ ...chosen, categoryId: undefined }),
    idsOf({ ...chosen, state: undefined }),
    idsOf({ ...chosen, certificates: [] }),
    ...facts.map(fact => idsOf({ ...chosen, facts: facts.filter(other => other !== fact) })),
  ])
  // Most lists are the same one, whose rows are read once.
  const lists = [...new Set([all, inState, inCategory, ofHolders, ...withoutOne])]
  if (lists.every(ids => ids.length === 0)) return { categories: [], states: [], facts: [] }
  // The things themselves come before what only belongs to them: a gasket before the flanges that it fits.
  const wanted = await search.wanted()
  const isThing = typeof wanted === 'string' ? sql`false` : sql`${item.search} @@ (${wanted.first.thing})`
  const rowsIn = (ids: number[]) =>
    kind
      ? sql`select ${item.companyId}, ${item.categoryId}, ${item.facts}, ${isThing} as is_thing from ${item}
            where ${item.kind} = ${kind} and ${item.id} = ${anyOf(ids)}`
      : sql`select ${company.id} as company_id, 0 as category_id, '{}'::int[] as facts, false as is_thing
            from ${company} where ${company.id} = ${anyOf(ids)}`
  const answer = (ids: number[]) => sql.identifier(`answer${lists.indexOf(ids)}`)
  const stated = kind ? [all, ...withoutOne] : []
  const [found] = await queryRows<Found>(
    api.orm,
    sql`with ${sql.join(
      lists.map(ids => sql`${answer(ids)} as materialized (${rowsIn(ids)})`),
      sql`, `,
    )}
    select
      ${rowsOf(
        sql`select ${category.id} as "CategoryId", ${category.name} as "CategoryName", count(*)::int as "Count"
            from ${answer(inState)} join ${category} on ${category.id} = category_id
            group by ${category.id} order by sum(is_thing::int) desc, 3 desc, 1 limit ${MAX_CATEGORIES}`,
      )} as categories,
      ${rowsOf(
        sql`select ${company.state} as "State", count(*)::int as "Count"
            from ${answer(inCategory)} join ${company} on ${company.id} = company_id where ${company.state} <> ''
            group by 1 order by 2 desc, 1`,
      )} as states,
      ${rowsOf(certificateCounts(api, sql`select company_id, count(*)::int as answers from ${answer(ofHolders)} group by 1`))} as held,
      ${rowsOf(
        sql.join(
          [
            sql`select 0 as list, 0 as id, 0 as count where false`,
            ...stated.map(
              (ids, list) =>
                sql`select ${list}::int, stated, count(*)::int from ${answer(ids)}, unnest(facts) as stated group by 2`,
            ),
          ],
          sql` union all `,
        ),
      )} as stated`,
  )
  if (!found) throw new Error('A statement without a table returned no row.')
  const ofItem = kind ? await factFacets(context, itemType, search, chosen, found, allOf) : []
  const { certificates = [] } = chosen
  const held = found.held.map(each => ({ ...each, number: null }))
  const most = allOf === CERTIFICATE ? undefined : MAX_VALUES
  const ofSeller = held.length > 0 ? [factFacet(askedCertificates, held, certificates, most)] : []
  return { categories: found.categories, states: found.states, facts: [...ofItem, ...ofSeller] }
}

/** Returns the category at hand: the chosen one, the one that was read, or the one that answers best. */
async function categoryAtHand({ values }: Context, chosen: number, found: { CategoryId: number }[]) {
  const best = found.map(({ CategoryId }) => CategoryId)
  if (chosen === 0) return best[0]
  const leaves = await values.leavesOf(chosen)
  return best.find(id => leaves.includes(id)) ?? leaves[0]
}

async function factFacets(
  context: Context,
  itemType: ItemType,
  search: Search,
  narrowing: Narrowing,
  found: Found,
  allOf?: string,
) {
  const { answers, values } = context
  const reading = answers.readingFor(itemType, search)
  const at = await categoryAtHand(
    context,
    Number(narrowing.categoryId ?? reading?.category?.id ?? 0),
    found.categories,
  )
  if (at === undefined) return []
  const { asked, values: known } = await values.valuesOf(at)
  const facts = narrowing.facts ?? []
  const countsIn = (list: number) =>
    new Map(found.stated.filter(row => row.list === list).map(({ id, count }) => [id, count]))
  const counts = [countsIn(0), ...facts.map((_, at) => countsIn(at + 1))]
  return asked.flatMap(each => {
    const chosenAt = facts.findIndex(({ filter }) => filter.key === each.key)
    const filter = facts[chosenAt]?.filter
    const ticked = [
      ...(filter && 'values' in filter ? filter.values : []),
      ...(reading?.facts ?? [])
        .filter(({ asked: { key } }) => key === each.key)
        .flatMap(fact => fact.values.map(({ value }) => value)),
    ]
    const countOf = (id: number) => counts[chosenAt + 1]?.get(id) ?? 0
    const all = choicesOf(known.get(each.key) ?? [], ticked).flatMap(({ value, number, ids }) => {
      const count = ids.reduce((sum, id) => sum + countOf(id), 0)
      return count > 0 ? [{ value, number, count }] : []
    })
    const tellsApart = all.length > 1 || filter !== undefined
    return tellsApart ? [factFacet(each, all, ticked, each.key === allOf ? undefined : MAX_VALUES)] : []
  })
}

/** Returns a fact with its commonest values, numbers in their order. Ticked values are always among them. */
function factFacet(asked: Asked, counted: CountedValue[], ticked: readonly string[], most?: number) {
  const isTicked = ({ value }: { value: string }) => ticked.includes(value)
  const byCount = counted.toSorted(
    (a, b) => Number(isTicked(b)) - Number(isTicked(a)) || b.count - a.count || (a.value < b.value ? -1 : 1),
  )
  const shown = byCount.slice(0, most)
  const numbers = counted.flatMap(({ number }) => number ?? [])
  const sorted =
    asked.kind === 'number'
      ? shown.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
      : shown.toSorted((a, b) => b.count - a.count)
  return {
    Key: asked.key,
    Name: asked.name,
    Names: asked.names,
    Kind: asked.kind,
    Unit: asked.unit,
    Values: sorted.map(({ value, number, count }) => ({ Value: value, Number: number, Count: count })),
    More: counted.length - shown.length,
    Min: asked.kind === 'number' && numbers.length > 0 ? Math.min(...numbers) : null,
    Max: asked.kind === 'number' && numbers.length > 0 ? Math.max(...numbers) : null,
  }
}

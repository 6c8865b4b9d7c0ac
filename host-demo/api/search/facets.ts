import { sql } from 'drizzle-orm'
import { queryRows } from '../database/database.ts'
import { category, company, fact, item } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import type { Answers, Search } from './answers.ts'
import type { AskedFact, CategoryValueStore, FactValue } from './category-values.ts'
import { askedCertificates, CERTIFICATE, countCertificates } from './certificates.ts'
import { type ItemType, KINDS, type Narrowing } from './refinement.ts'

const MAX_CATEGORIES = 12
const MAX_VALUES = 12

type Context = { api: Api; answers: Answers; values: CategoryValueStore }
type CountedValue = Pick<FactValue, 'value' | 'number'> & { count: number }
type Counted = FactValue & CountedValue
type Asked = Pick<AskedFact, 'key' | 'name' | 'names' | 'kind' | 'unit'>

const anyOf = (ids: readonly number[]) => sql`any(${`{${ids.join()}}`}::int[])`

/** Counts the answers by category, state and fact. A chosen one does not narrow the counts of its own kind. */
export async function facetsOf(
  context: Context,
  itemType: ItemType,
  search: Search,
  chosen: Narrowing,
  allOf?: string,
) {
  const { api, answers } = context
  const { orm } = api
  const kind = KINDS[itemType]
  const idsOf = async (narrowing: Narrowing) => (await answers.idsOf(itemType, search, narrowing)).ids
  const inState = anyOf(await idsOf({ ...chosen, categoryId: undefined }))
  const inCategory = anyOf(await idsOf({ ...chosen, state: undefined }))
  // The things themselves come before what only belongs to them: a gasket before the flanges that it fits.
  const wanted = await search.wanted()
  const things =
    typeof wanted === 'string' ? sql`sum(0)` : sql`sum((${item.search} @@ (${wanted.first.thing}))::int)`
  const categories =
    kind &&
    queryRows<{ CategoryId: number; CategoryName: string; Count: number }>(
      orm,
      sql`select ${category.id} as "CategoryId", ${category.name} as "CategoryName", count(*)::int as "Count"
          from ${item} join ${category} on ${category.id} = ${item.categoryId}
          where ${item.kind} = ${kind} and ${item.id} = ${inState}
          group by ${category.id} order by ${things} desc, 3 desc, 1 limit ${MAX_CATEGORIES}`,
    )
  const states = queryRows(
    orm,
    sql`select ${company.state} as "State", count(*)::int as "Count"
        from ${company} ${kind ? sql`join ${item} on ${item.companyId} = ${company.id} and ${item.kind} = ${kind}` : sql``}
        where ${kind ? item.id : company.id} = ${inCategory} and ${company.state} <> ''
        group by 1 order by 2 desc, 1`,
  )
  const found = (await categories) ?? []
  const facts = kind ? await factFacets(context, itemType, search, chosen, found, allOf) : []
  const { certificates = [] } = chosen
  const holders = anyOf(await idsOf({ ...chosen, certificates: [] }))
  const counted = await countCertificates(api, kind, holders)
  const held = counted.map(each => ({ ...each, number: null }))
  const most = allOf === CERTIFICATE ? undefined : MAX_VALUES
  const ofSeller = held.length > 0 ? [factFacet(askedCertificates, held, certificates, most)] : []
  return { categories: found, states: await states, facts: [...facts, ...ofSeller] }
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
  found: { CategoryId: number }[],
  allOf?: string,
) {
  const { api, answers, values } = context
  const reading = answers.readingFor(itemType, search)
  const at = await categoryAtHand(context, Number(narrowing.categoryId ?? reading?.category?.id ?? 0), found)
  if (at === undefined) return []
  const { asked } = await values.valuesOf(at)
  const facts = narrowing.facts ?? []
  const countIn = async (keys: string[], of: Narrowing): Promise<Counted[]> => {
    const { ids } = await answers.idsOf(itemType, search, of)
    if (keys.length === 0 || ids.length === 0) return []
    return queryRows<Counted>(
      api.orm,
      sql`select ${fact.id}, ${fact.key}, ${fact.value}, ${fact.number}, counted.count from ${fact}
          join (select stated, count(*)::int as count from ${item}, unnest(${item.facts}) as stated
            where ${item.kind} = ${KINDS[itemType]} and ${item.id} = ${anyOf(ids)} group by stated) as counted
            on ${fact.id} = stated
          where ${fact.key} in ${keys}`,
    )
  }
  const ownKeys = facts.map(({ filter }) => filter.key)
  const others = asked.map(({ key }) => key).filter(key => !ownKeys.includes(key))
  const counted = (
    await Promise.all([
      countIn(others, narrowing),
      ...facts.map(({ filter: { key } }) =>
        countIn([key], { ...narrowing, facts: facts.filter(({ filter }) => filter.key !== key) }),
      ),
    ])
  ).flat()
  return asked.flatMap(each => {
    const filter = facts.find(chosen => chosen.filter.key === each.key)?.filter
    const ticked = [
      ...(filter && 'values' in filter ? filter.values : []),
      ...(reading?.facts ?? [])
        .filter(({ asked: { key } }) => key === each.key)
        .flatMap(fact => fact.values.map(({ value }) => value)),
    ]
    const all = counted.filter(({ key }) => key === each.key)
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

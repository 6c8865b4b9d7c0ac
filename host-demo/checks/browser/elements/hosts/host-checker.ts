import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElementTag } from '#elements/tags.ts'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import type { HostSite } from './host-site.ts'
import { type Host, hosts } from './hosts.ts'
import { scenarioOf } from './scenario-of.ts'
import type { Tab } from './tab.ts'
import { User } from './user.ts'

type Sight = { text: string; picture: Uint8Array }

/** An element before and after it was used, and the events that it sent. */
type Visit = { ready: Sight; used: Sight; heard: string }

type Page = { keys: string; styles: string }

const PATIENCE = 10_000

/** Checks hosts with one browser, and remembers the state of the bare page. */
export class HostChecker {
  readonly #tab: Tab
  readonly #site: HostSite
  readonly #member: string
  readonly #bare = new Map<ElementTag, Promise<Visit>>()
  readonly #without = new Map<Host, Promise<Page>>()

  constructor(tab: Tab, site: HostSite, member: string) {
    this.#tab = tab
    this.#site = site
    this.#member = member
  }

  /** Returns the differences between this host and the bare page; empty if all is well. */
  async differences(host: Host, tag: ElementTag): Promise<string[]> {
    this.#tab.takeComplaints()
    try {
      const bare = await this.#once(this.#bare, tag, () => this.#visit(hosts[0], tag))
      const page = await this.#once(this.#without, host, () => this.#pageWithout(host, tag))
      const visit = await this.#visit(host, tag, bare)
      return [
        ...unexpected(host, this.#tab.takeComplaints()),
        ...unequal('heard', visit.heard, bare.heard),
        ...unequal('text', visit.ready.text, bare.ready.text),
        ...unequal('text after use', visit.used.text, bare.used.text),
        ...(await unequalPictures(visit, bare)),
        ...newKeys(host, await this.#tab.ask('keys'), page.keys),
        ...unequal('own style', await this.#tab.ask('styles'), page.styles),
      ]
    } catch (error) {
      const shown = await this.#tab.ask('text').catch(String)
      const told = `${firstLine(error)}; shown is ${JSON.stringify(shown.slice(-300))}`
      return [`cannot be used: ${told}`, ...this.#tab.takeComplaints()]
    }
  }

  async #visit(host: Host, tag: ElementTag, expected?: Visit): Promise<Visit> {
    const { member, sees, use } = scenarioOf(tag)
    const user = new User(this.#tab)
    await this.#tab.visit(this.#site.blank)
    await this.#tab.store('trade-widgets:user', member && this.#member)
    await this.#tab.visit(this.#site.url(host, tag))
    await user.sees(sees)
    await user.seesAllLive()
    const ready = await this.#rest(expected?.ready)
    await use(user, demoMembers)
    const used = await this.#rest(expected?.used)
    return { ready, used, heard: await this.#tab.ask('heard') }
  }

  /** Returns the sight once nothing is in progress: the expected one, else one that stays the same for three looks. */
  async #rest(expected?: Sight): Promise<Sight> {
    const end = Date.now() + PATIENCE
    let before = expected
    for (let unchanged = 0; ; ) {
      const pending = await this.#tab.ask('pending')
      const sight = { text: await this.#tab.ask('text'), picture: await this.#tab.shot() }
      unchanged = pending === '' && before && isSame(sight, before) ? unchanged + 1 : 0
      if (unchanged >= (expected ? 1 : 2)) return sight
      if (Date.now() > end) {
        if (expected && pending === '') return sight
        throw new Error(`the page does not come to rest: ${pending || 'it still changes'}`)
      }
      before = expected ?? sight
    }
  }

  async #pageWithout(host: Host, tag: ElementTag): Promise<Page> {
    await this.#tab.visit(this.#site.url(host, tag, true))
    const complaints = this.#tab.takeComplaints()
    if (complaints.length > 0) throw new Error(`${host.name} is broken without us: ${complaints}`)
    return { keys: await this.#tab.ask('keys'), styles: await this.#tab.ask('styles') }
  }

  /** Caches a result. A failed attempt is repeated. */
  #once<Key, Value>(known: Map<Key, Promise<Value>>, key: Key, find: () => Promise<Value>): Promise<Value> {
    const value = known.get(key) ?? find()
    known.set(key, value)
    value.catch(() => known.delete(key))
    return value
  }
}

/** Returns the complaints of a page except the one warning that belongs to this host. */
function unexpected({ warning }: Host, complaints: readonly string[]): string[] {
  if (!warning) return [...complaints]
  const expected = complaints.findIndex(each => each.includes(warning))
  if (expected < 0) return [...complaints, `does not say that ${warning}`]
  return complaints.filter((_, index) => index !== expected)
}

/** Saves both pictures for anyone who wants to see the difference. */
async function unequalPictures(here: Visit, bare: Visit): Promise<string[]> {
  const found: string[] = []
  for (const moment of ['ready', 'used'] as const) {
    if (isEqual(here[moment].picture, bare[moment].picture)) continue
    const folder = await mkdtemp(join(tmpdir(), 'trade-hosts-'))
    await writeFile(join(folder, 'bare.png'), bare[moment].picture)
    await writeFile(join(folder, 'here.png'), here[moment].picture)
    found.push(`pixels when ${moment}: see ${folder}`)
  }
  return found
}

function isSame(one: Sight, other: Sight): boolean {
  return one.text === other.text && isEqual(one.picture, other.picture)
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0
}

function unequal(what: string, here: string, there: string): string[] {
  if (here === there) return []
  const [ours, theirs] = [here.split('\n'), there.split('\n')]
  const places = [...Array(Math.max(ours.length, theirs.length)).keys()]
  return places
    .filter(place => ours[place] !== theirs[place])
    .slice(0, 3)
    .map(place => `${what}: ${ours[place] ?? 'nothing'} (else ${theirs[place] ?? 'nothing'})`)
}

/** One of the names is ours, and it is not listed. */
function newKeys({ itsKeys }: Host, here: string, there: string): string[] {
  const before = new Set(there.split('\n'))
  const added = here.split('\n').filter(key => !before.has(key) && !itsKeys?.test(key))
  return added.join() === 'tradeWidgets' ? [] : [`on window: ${added.join(', ') || 'nothing of ours'}`]
}

function firstLine(error: unknown): string {
  return String(error).split('\n')[0] ?? ''
}

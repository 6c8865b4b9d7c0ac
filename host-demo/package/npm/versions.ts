import type { Change } from './surface-changes.ts'

/** The headings of the changelog: `## 1.2.0 (2026-11-23)`, or `(unreleased)` while the version may still change. */
const heading = /^## (\d+\.\d+\.\d+) \((unreleased|\d{4}-\d\d-\d\d)\)$/gm

const { compare } = new Intl.Collator('en', { numeric: true })

export function changelogEntries(changelog: string): { version: string; isReleased: boolean }[] {
  return [...changelog.matchAll(heading)].map(([, version = '', day]) => {
    return { version, isReleased: day !== 'unreleased' }
  })
}

/** Returns the least version by semantic versioning; before 1.0.0 a change raises the number one place later. */
export function leastVersionAfter(version: string, changes: readonly Change[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const breaks = changes.some(({ kind }) => kind === 'breaking')
  if (changes.length === 0) return version
  if (major === 0) return breaks ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`
  return breaks ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

/** Returns the reason why `api.json` may not be written for this version; undefined if it may. */
export function refusal(
  changes: readonly Change[],
  { version, writtenVersion, changelog }: { version: string; writtenVersion: string; changelog: string },
): string | undefined {
  const entries = changelogEntries(changelog)
  const released = entries.find(({ isReleased }) => isReleased)?.version
  const least = released ? leastVersionAfter(released, changes) : writtenVersion
  const needed = compare(least, writtenVersion) < 0 ? writtenVersion : least
  if (compare(version, needed) < 0)
    return `These ask for version ${needed} in package.json, which says ${version}.`
  if (entries.some(entry => entry.version === version)) return undefined
  return `CHANGELOG.md has no entry yet: write "## ${version} (unreleased)" and what changes.`
}

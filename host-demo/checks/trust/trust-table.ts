import type { Reporter, TestModule } from 'vitest/node'

/** Prints, after the tests of `host-demo/checks/trust`, one line for each area with its cases and failures. */
export class TrustTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const areas: Record<string, Record<string, number>> = {}
    for (const test of modules.flatMap(module => [...module.children.allTests()])) {
      const { area, ...counts } = test.meta().tally ?? {}
      if (area === undefined) continue
      const before = areas[area] ?? {}
      const sums = Object.entries(counts).map(([name, count]) => [name, count + (before[name] ?? 0)])
      areas[area] = Object.fromEntries(sums)
    }
    if (Object.keys(areas).length > 0) console.table(areas)
  }
}

/** Products with a fixed id: first those in the pictures of the look, last usual names that break careless code. */

import type { CatalogueKind } from './records.ts'

export interface Pinned {
  id: number
  /** The file of the family. */
  file: string
  /** The id of the company; without it, any company that may offer it. */
  company?: number
  /** Values for the family: its brand and columns of its tables. */
  values: Readonly<Record<string, string>>
  /** Replaces the family's name. */
  name?: string
  model?: string
  longDescription?: string
}

/**
 * HTML that a seller pastes from a word processor and an old web shop: styles, classes, a form, a script and handlers.
 * The server passes it on unchanged; the page that shows it must clean it: decisions.mdx#urls.
 */
const pastedDescription = `<div class="MsoNormal" style="position:fixed;inset:0;background:#fff;font-size:40pt" id="search">
<p>Dial in three languages, made in <b>Osaka</b>. Suits pumps, presses and test benches.</p>
<script>document.title = 'pasted script ran'</script>
<p onclick="document.title = 'pasted handler ran'">See the <a href="javascript:document.title='pasted link ran'">catalogue</a>
or the <a href="https://www.klanginstruments.example/dial" ping="https://track.example/">maker’s page</a>.</p>
<ul><li>Movement in stainless steel</li><li>Zero adjuster under the <em>cover</em></li></ul>
<table border="1" cellpadding="4"><tbody><tr><th>Range</th><td>0–10 MPa</td></tr><tr><th>Dial</th><td>100 mm</td></tr></tbody></table>
<form action="https://old-shop.example/cart"><input name="qty" value="1"><button>Buy</button></form>
<img src="x" onerror="document.title = 'pasted picture ran'"><iframe src="https://old-shop.example/"></iframe></div>`

export const pinned: readonly Pinned[] = [
  {
    ...{ id: 1, file: 'trunnion-ball-valve', company: 1 },
    values: {
      ...{ brand: 'Kemaflow', class: '600#', size: '8"', end: 'RTJ', seat: 'Devlon', drawn: 'geared' },
      ...{ material: 'ASTM A105N / F316', fire: 'API 607' },
    },
  },
  {
    ...{ id: 2, file: 'mud-pump', company: 4 },
    values: { brand: 'Triton Mud', rated: '1300', liner: '6-1/2 in', condition: 'New' },
  },
  {
    ...{ id: 3, file: 'seamless-pipe', company: 3 },
    values: { brand: 'Selat Steel', kind: 'A106', size: '6"', schedule: 'SCH 40' },
  },
  {
    ...{ id: 4, file: 'pdc-bit', company: 4 },
    values: { brand: 'Tembaga Bits', size: '8½"', blades: '5', iadc: 'S323', condition: 'New' },
  },
  {
    ...{ id: 5, file: 'pressure-gauge', company: 5, name: 'Pressure Gauge 0–250 bar Glycerin Filled' },
    values: {
      brand: 'Klangmetrik',
      range: '0-250 bar',
      letters: 'PGG',
      dial: '100 mm',
      service: 'clean gas, water and oil',
    },
  },
  {
    ...{ id: 6, file: 'helmet', company: 6, name: 'FR Safety Helmet with Visor' },
    values: { brand: 'Perisai', letters: 'SHV', colour: 'orange', packing: '10 a box' },
  },
  {
    ...{ id: 2991, file: 'needle-valve', model: 'NDV-1/2"-6000#-316' },
    name: 'Needle Valve 1/2" NPT "Kema-Seal" 316 6,000#, 100% Leak Tested & Tagged',
    values: { short: 'NDV', size: '1/2" NPT', pressure: '6,000 psi', metal: '316' },
  },
  {
    ...{ id: 2992, file: 'separator' },
    name: 'Skid Mounted Three-Phase Test Separator with Metering Runs, Sampling Points and Control Panel 90 bar',
    values: { short: 'TSP', pressure: '90 bar', condition: 'New' },
  },
  {
    ...{ id: 2993, file: 'production-chemical' },
    name: 'Diethylenetriaminepentamethylenephosphonate Scale Inhibitor 200 l Drum',
    values: { letters: 'SCI', packing: '200 l Drum' },
  },
  {
    ...{
      id: 2994,
      file: 'pressure-gauge',
      company: 5,
      name: 'Pressure Gauge 0–10 MPa Ø100 mm (Tolok Tekanan, 圧力計)',
    },
    values: {
      brand: 'Kiyohara',
      range: '0-100 bar',
      letters: 'PGG',
      dial: '100 mm',
      service: 'clean gas, water and oil',
    },
    longDescription: pastedDescription,
  },
]

/** Ids of entries without the fields that sellers forget. */
export const lacking: Readonly<Record<CatalogueKind, Readonly<Record<string, readonly number[]>>>> = {
  product: {
    ...{ brand: [2971, 2972], model: [2973, 2974], material: [2975, 2976], origin: [2972, 2977] },
    ...{ shortDescription: [2978, 2979], longDescription: [2979, 2980], pictureCount: [2981, 2982] },
  },
  service: {
    serviceNo: [591, 592],
    shortDescription: [593],
    longDescription: [594],
    pictureCount: [595, 596],
  },
}

/** Returns the empty fields that overwrite the entry. */
export const lacks = (kind: CatalogueKind, id: number) =>
  Object.fromEntries(
    Object.entries(lacking[kind]).flatMap(([key, ids]) =>
      ids.includes(id) ? [[key, key === 'pictureCount' ? 0 : '']] : [],
    ),
  )

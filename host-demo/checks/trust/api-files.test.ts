import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { START_TIMEOUT, type TestApi } from '#host-demo/api/testing/start-api.ts'
import { sampled } from '../browser/tools/sampled.ts'
import { unlimitedApi } from './api-attack.ts'
import { exchange } from './raw-socket.ts'
import { expectAllZero, tallyFor } from './tally.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await unlimitedApi()
  token = await api.asBuyer()
}, START_TIMEOUT)
afterAll(() => api.close())

const HTML = '<html><script>parent.ran = 1</script>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="parent.ran = 1"/>'
const BOUNDARY = 'between-the-parts'
const ZIP = 'PK\u0003\u0004'

type Stored = { Result?: [{ DocFileName: string }] }

async function upload(content: string, name = 'plan.pdf') {
  // Written by hand, because FormData would escape the name.
  const body = [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="file"; filename="${name}"`,
    'Content-Type: application/pdf',
    '',
    content,
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n')
  const headers = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }
  return api.send<Stored>('POST', '/api/upload/Public/Inquiry/Doc', body, { token, headers })
}

test('a file without the first bytes of a PDF is refused, whatever its name', async context => {
  const tally = tallyFor(context, 'API: files')
  const starts = 'GIF89a MZ \x7fELF #!/bin/sh %!PS {\\rtf1 \xff\xd8\xff %pdf-1.7 %PDF %'.split(' ')
  const contents = [
    ...[...starts, HTML, SVG, ZIP, '\x89PNG\r\n\x1a\n', '', '% PDF-1.7'],
    ...[
      HTML,
      SVG,
      ZIP,
      'GIF89a;',
      `\ufeff${HTML}`,
      `\0${SVG}`,
      `See ${HTML}`,
      '#!/bin/sh\n',
      `${' '.repeat(1024)}`,
    ].map(start => `${start}%PDF-1.7\n`),
  ]
  for (const content of contents) {
    for (const name of ['plan.pdf', 'PLAN.PDF', 'x.html.pdf']) {
      const { status } = await upload(content, name)
      tally.cases += 1
      if (status >= 500) tally.faults += 1
      if (status !== 415) tally.leaked += 1
    }
  }
  expectAllZero(tally)
})

test('a PDF that is also another kind of file is returned as a download that no browser runs', async context => {
  const tally = tallyFor(context, 'API: files')
  const tails = [
    HTML,
    SVG,
    ZIP,
    `1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj`,
    '\0'.repeat(64),
  ]
  const starts = ['', '\ufeff', '\n', '\0', 'alert(1)\n']
  for (const content of starts.flatMap(start => tails.map(tail => `${start}%PDF-1.7\n${tail}`))) {
    const { status, body } = await upload(content)
    expect(status).toBe(200)
    const path = body.Result?.[0].DocFileName ?? ''
    const file = await api.app.request(path, { headers: { Authorization: `Bearer ${token}` } })
    tally.cases += 1
    const { headers } = file
    const isHarmless =
      headers.get('Content-Type') === 'application/pdf' &&
      headers.get('X-Content-Type-Options') === 'nosniff' &&
      /^attachment; filename="[0-9a-f]{32}\.pdf"$/.test(headers.get('Content-Disposition') ?? '') &&
      headers.get('Content-Security-Policy') === "default-src 'none'; sandbox" &&
      headers.get('Cache-Control') === 'no-store'
    if (!isHarmless) tally.executed += 1
    if (Buffer.from(await file.arrayBuffer()).toString() !== content) tally.lost += 1
    // Opened by a link, there is no bearer token, so nothing is shown at all.
    if ((await api.get(path)).status !== 401) tally.leaked += 1
  }
  expectAllZero(tally)
})

test('the name of a file reaches no path and no header, and is returned', async context => {
  const tally = tallyFor(context, 'API: files')
  const names = [
    ...'../../etc/passwd ..\\..\\boot.ini /etc/passwd C:\\x \\\\host\\share\\x . .. con a/b x.exe x.php.'.split(
      ' ',
    ),
    ...'x.html x\u202Efdp.exe x%00 =cmd() <img> é 日本 👍🏽'.split(' '),
    ...["x'; drop table upload; --", 'x'.repeat(250)],
  ]
  const hostile = join(process.env.CORPORA ?? '', 'blns.json')
  const corpus = existsSync(hostile) ? (JSON.parse(readFileSync(hostile, 'utf8')) as string[]) : []
  const sentNames: string[] = []
  for (const name of [...names, ...sampled('file names', corpus, 100)]) {
    const { body, status } = await upload(`%PDF-${tally.cases}`, `${name.replace(/["\r\n]/g, '')}.pdf`)
    tally.cases += 1
    if (status >= 500) tally.faults += 1
    const attachmentUrl = body.Result?.[0].DocFileName
    if (!attachmentUrl) continue
    if (!/^\/api\/files\/[0-9a-f]{32}\.pdf$/.test(attachmentUrl)) tally.leaked += 1
    const fields = { title: 'Inquiry : A', toTenantId: 1, inquiryBody: 'Hi', attachmentUrl, fileName: name }
    const sent = await api.post('/api/public/inquiry/new2', fields, { token })
    if (sent.status >= 500) tally.faults += 1
    if (sent.status === 200) sentNames.push(name)
  }
  type Page = { quotes: { attachment: { name: string } }[]; total: number }
  const shown = new Set<string>()
  for (let [page, total] = [1, 1]; (page - 1) * 100 < total; page += 1) {
    const query = { RowsPerPage: 100, PageNumber: page }
    const { body } = await api.get<Page>('/api/dashboard/quotes', { token, query })
    for (const { attachment } of body.quotes) shown.add(attachment.name)
    total = body.total
  }
  for (const name of sentNames.filter(name => !/\p{Cc}|\p{Surrogate}/u.test(name))) {
    // Marks that turn round the letters of the words beside them are left out.
    const kept = name
      .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    if (!shown.has(`${kept || 'attachment'}.pdf`)) tally.lost += 1
  }
  expectAllZero(tally)
})

/** Ways to write the path to the parent folder. */
const UPWARDS =
  '../ ..%2f %2e%2e/ %2e%2e%2f ..%5c ..\\ %252e%252e%252f ....// ..;/ .%2e/ %c0%ae%c0%ae/ %uff0e%uff0e/ ..%00/'.split(
    ' ',
  )

test('no address of the server leads to a file outside its folders', async context => {
  const tally = tallyFor(context, 'API: files')
  const { port } = new URL(inject('market').url)
  const targets =
    'package.json etc/passwd .data/lock host-demo/site/server/start.ts dist/widgets/package.json'.split(' ')
  for (const folder of '/ /chunks/ /api/files/ /api/pictures/ /partner/ /app/ // /chunks/..'.split(' ')) {
    for (const up of sampled(folder, UPWARDS)) {
      for (const target of targets) {
        const path = `${folder}${up.repeat(6)}${target}`
        const answer = await exchange(
          Number(port),
          `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
        )
        tally.cases += 1
        if (/"private": true|root:x:|shutDownGracefully|"name": "trade-widgets"/.test(answer))
          tally.leaked += 1
        if (/^HTTP\/1\.1 5/.test(answer)) tally.faults += 1
      }
    }
  }
  expectAllZero(tally)
})

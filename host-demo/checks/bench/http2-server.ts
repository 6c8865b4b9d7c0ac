import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as send } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotli } from '#host-demo/package/build/compress.ts'

export type Http2Server = {
  url: string
  /** Arguments that make the browser trust the server's certificate and connect to nothing else. */
  browserArgs: readonly string[]
  close(): void
}

export type Content = { type: string; body: Buffer }

export const html = async (text: string): Promise<Content> => ({
  type: 'text/html; charset=utf-8',
  body: await brotli(Buffer.from(text)),
})

/** Serves these contents over HTTP/2, by path, and passes other requests on to `target`, as nginx does in production. */
export const serveHttp2 = (contents: ReadonlyMap<string, Content>, target = ''): Promise<Http2Server> =>
  listen((request, response) => {
    const found = contents.get(new URL(request.url, 'https://localhost').pathname)
    if (found) {
      const { type, body } = found
      const encoding = { 'content-encoding': 'br', 'content-length': body.byteLength }
      response.writeHead(200, { 'content-type': type, ...encoding, 'cache-control': 'no-cache' }).end(body)
    } else if (target) passOn(request, response, target)
    else response.writeHead(404).end()
  })

function passOn(request: Http2ServerRequest, response: Http2ServerResponse, target: string): void {
  const { method, url, authority } = request
  const given = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'))
  const headers = { ...Object.fromEntries(given), host: authority, 'x-forwarded-proto': 'https' }
  const onward = send(new URL(url, target), { method, headers }, answer => {
    const { connection, 'keep-alive': _, 'transfer-encoding': __, ...kept } = answer.headers
    response.writeHead(answer.statusCode ?? 502, kept)
    answer.pipe(response)
  })
  onward.on('error', () => response.stream.destroy())
  response.once('close', () => onward.destroy())
  request.pipe(onward)
}

/** All servers have the same certificate, so the arguments of one let a browser trust them all. */
let certificate: ReturnType<typeof createCertificate> | undefined

async function listen(
  answer: (request: Http2ServerRequest, response: Http2ServerResponse) => void,
): Promise<Http2Server> {
  certificate ??= createCertificate()
  const { cert } = certificate
  const server = createSecureServer(certificate, answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return {
    url: `https://localhost:${port}`,
    browserArgs: [
      `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
    close: () => server.close(),
  }
}

const SELF_SIGNED =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'

/** Browsers speak HTTP/2 only over TLS, and Node can't make a certificate. */
function createCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'trade-bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    execFileSync('openssl', [...SELF_SIGNED.split(' '), '-keyout', key, '-out', cert], { stdio: 'pipe' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch (cause) {
    throw new Error('The bench serves over HTTP/2 and needs `openssl` for a certificate: install it first.', {
      cause,
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

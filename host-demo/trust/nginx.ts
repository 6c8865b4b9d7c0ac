import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exchange } from './raw-socket.ts'

export type Nginx = { port: number; stop(): Promise<void> }

/** Where nginx is installed on this machine, if it is. */
export function findNginx(): string | undefined {
  return ['nginx', '/usr/sbin/nginx'].find(path => spawnSync(path, ['-v']).status === 0)
}

/** Puts nginx, set up as its documentation shows it, in front of a port of this machine. */
export async function startNginx(nginx: string, target: number): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'trade-nginx-'))
  const port = await freePort()
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http {
      access_log off;
      ${places.map(name => `${name}_temp_path ${folder}/${name};`).join('\n')}
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://127.0.0.1:${target};
          proxy_http_version 1.1;
          proxy_set_header Host $host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_set_header X-Forwarded-Proto $scheme;
        }
      }
    }`,
  )
  const child = spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const isUp = () => exchange(port, 'GET / HTTP/1.0\r\n\r\n')
  while (!(await isUp())) if (child.exitCode !== null) throw new Error(`nginx ended: see ${folder}/error.log`)
  return {
    port,
    stop: async () => {
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

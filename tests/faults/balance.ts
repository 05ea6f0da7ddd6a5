import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx, nginxFolder, startNginx } from '~/tests/support/http/nginx'

type Behind = { webs: string[]; lives: string[]; port: number }

/** deploy/nginx as it is shipped, with a line for each program as docs/deploy.md says, but by plain HTTP. */
export async function startBalance({ webs, lives, port }: Behind) {
  if (!findNginx()) throw new Error('There is no nginx, and none could be installed.')
  const folder = nginxFolder({ web: 1, live: 2, https: port, http: port + 1 }, 'localhost')
  const change = (name: string, how: (text: string) => string) => {
    const file = join(folder, 'conf.d', name)
    writeFileSync(file, how(readFileSync(file, 'utf8')))
  }
  const lines = (all: string[]) => all.map((address) => `server ${address};`).join('\n  ')
  change('maru.conf', (text) =>
    text.replace('server 127.0.0.1:1;', lines(webs)).replace('server 127.0.0.1:2;', lines(lives)),
  )
  change('shop.conf', (text) =>
    text
      .replace(/^# No certificate is shown[^]*$/m, '')
      .replace(' ssl http2;', ';')
      .replaceAll(/^ *ssl_certificate.*$/gm, '')
      // The shop's name as a browser says it, which forms are compared with.
      .replaceAll('Host localhost;', `Host localhost:${port};`),
  )
  rmSync(join(folder, 'conf.d/admin.conf'))
  const stop = await startNginx(folder, port)
  return {
    url: `http://localhost:${port}`,
    stop,
    /** Passes what comes from now on to another web server, as "Upgrading" of docs/deploy.md says. */
    pass: (from: string, to: string) => {
      change('maru.conf', (text) => text.replace(`server ${from};`, `server ${to};`))
      const { status, stderr } = spawnSync('nginx', ['-c', join(folder, 'nginx.conf'), '-s', 'reload'], {
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(`nginx did not take its new file: ${stderr}`)
    },
  }
}

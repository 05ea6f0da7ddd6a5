import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from './find-program'

const isRoot = process.getuid?.() === 0

/** Whether there is an nginx, which is installed where that can be done. */
export const findNginx = () => findProgram('nginx', 'nginx-light')

type Ports = { web: number; live: number; https: number; http: number }

/** The files of deploy/nginx, with a certificate of a day, these ports, a name and folders of its own. */
export function nginxFolder({ web, live, https, http }: Ports, shop = 'shop.example') {
  const folder = mkdtempSync(join(tmpdir(), 'maru-nginx-'))
  const hosts = [shop, `admin.${shop}`]
  for (const name of hosts) makeCertificate(folder, name)
  mkdirSync(join(folder, 'conf.d'))
  for (const name of ['maru', 'shop', 'admin'])
    writeFileSync(
      join(folder, `conf.d/${name}.conf`),
      readFileSync(`deploy/nginx/${name}.conf`, 'utf8')
        .replaceAll('shop.example', shop)
        .replaceAll('127.0.0.1:3000', `127.0.0.1:${web}`)
        .replaceAll('127.0.0.1:3001', `127.0.0.1:${live}`)
        .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
        .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
        .replaceAll('/etc/ssl/', `${folder}/`)
        .replaceAll('/var/cache/', `${folder}/`),
    )
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder))
  return folder
}

function makeCertificate(folder: string, name: string) {
  const files = ['-keyout', join(folder, `${name}.key`), '-out', join(folder, `${name}.pem`)]
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${name}`]
  execFileSync('openssl', [...words, ...files], { stdio: 'ignore' })
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
const mainFile = (folder: string) => `
${isRoot ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 200; }
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/conf.d/*.conf;
}
`

/** What nginx says of these files: nothing but warnings about newer spellings, or what is wrong. */
export const checkNginx = (folder: string) =>
  spawnSync('nginx', ['-t', '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' })

export async function startNginx(folder: string, port: number) {
  const program = spawn('nginx', ['-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 100 && !(await accepts(port)); tries += 1) await wait(50)
  return async () => {
    const ended = once(program, 'exit')
    program.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(socket.destroy() !== null))
    socket.once('error', () => resolve(false))
  })

import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { getPayload } from 'payload'
import config from '@payload-config'

const LEAST = 12

/** `npm run staff -- admin you@company.example`: the first members of staff are made on the machine, where only its owner can be. */
async function makeStaff() {
  const [role, email] = process.argv.slice(2)
  if ((role !== 'admin' && role !== 'editor') || !email?.includes('@'))
    throw new Error('Say: npm run staff -- admin you@company.example')
  const password = await askQuietly(`Password for ${email} (at least ${LEAST} signs): `)
  if (password.length < LEAST) throw new Error(`A password has at least ${LEAST} signs.`)
  const payload = await getPayload({ config })
  const [name = email] = email.split('@')
  await payload.create({
    collection: 'staff',
    data: { email, password, role, name },
    context: { actor: { kind: 'system' } },
  })
  console.log(`${email} may sign in at /admin as ${role}.`)
}

/** What is typed is not shown. */
async function askQuietly(question: string) {
  process.stdout.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  const answer = await reader.question('')
  reader.close()
  process.stdout.write('\n')
  return answer
}

makeStaff().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  },
)

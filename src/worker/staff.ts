import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Payload } from 'payload'
import { normalizeEmail } from '@/domain/people/email'
import { checkNewPassword, PASSWORD_MAX } from '@/domain/people/sign-in/password'
import en from '@/messages/en'
import { checkBoot } from '@/server/settings/boot-check'
import { adminOrigin } from '@/server/http/addresses/hosts'
import { isCommonPassword } from '@/server/auth/passwords/common-passwords'

const LEAST = 12

const WRONG = {
  tooLong: `A password has at most ${PASSWORD_MAX} signs.`,
  common: en.issues.password.common,
}

const HOW = 'Say: npm run staff -- admin|editor|reset-factor you@company.example'

/**
 * Creates staff on the server: `npm run staff -- admin you@company.example`. Also helps an admin without
 * device and recovery codes: `npm run staff -- reset-factor you@company.example`.
 */
async function manageStaff() {
  const [what, typed = ''] = process.argv.slice(2)
  const email = normalizeEmail(typed)
  if (!email.includes('@')) throw new Error(HOW)
  await checkBoot()
  if (what === 'reset-factor') return resetFactor(email)
  if (what === 'admin' || what === 'editor') return makeStaff(what, email)
  throw new Error(HOW)
}

/** Loads Payload, which takes seconds: a wrong command is refused before that. */
async function openPayload() {
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
  ])
  return getPayload({ config })
}

async function makeStaff(role: 'admin' | 'editor', email: string) {
  const password = await askQuietly(`Password for ${email} (at least ${LEAST} signs): `)
  if (password.length < LEAST) throw new Error(`A password has at least ${LEAST} signs.`)
  const checked = checkNewPassword({ password, confirmPassword: password, email }, isCommonPassword)
  if (!checked.ok)
    throw new Error(WRONG[checked.issues[0]?.code === 'password.tooLong' ? 'tooLong' : 'common'])
  const payload = await openPayload()
  if (await memberBy(payload, email)) throw new Error(`${email} is of the staff already. Nothing is changed.`)
  const [name = email] = email.split('@')
  const { id } = await payload.create({
    collection: 'staff',
    data: { email, password, role, name },
    context: { actor: { kind: 'system' } },
  })
  await recordOnMachine(payload, 'staff.created', id)
  console.log(`${email} may sign in at ${adminOrigin() ?? ''}/admin as ${role}.`)
}

/**
 * Also ends the sessions. The next sign-in needs only the password;
 * in production an admin must then set up a new factor.
 */
async function resetFactor(email: string) {
  const payload = await openPayload()
  const { removeFactor } = await import('@/server/auth/staff/remove-factor')
  const member = await memberBy(payload, email)
  if (!member) throw new Error(`Nobody of the staff has the address ${email}.`)
  if (!(await removeFactor(member.id, { what: 'staffFactorReset', locale: 'en' })))
    throw new Error(`${email} has no second factor.`)
  await recordOnMachine(payload, 'factor.reset', member.id)
  console.log(`${email} signs in without a code now. The sessions are ended.`)
}

async function recordOnMachine(payload: Payload, action: 'staff.created' | 'factor.reset', id: string) {
  const { recordAudit } = await import('@/server/records/audit')
  await recordAudit(payload.db.drizzle, {
    action,
    actor: { kind: 'system' },
    subject: 'staff',
    subjectId: id,
    details: 'on the machine',
  })
}

async function memberBy(payload: Payload, email: string) {
  const { docs } = await payload.find({ collection: 'staff', where: { email: { equals: email } }, depth: 0 })
  return docs[0]
}

/** Reads a line without echoing it. */
async function askQuietly(question: string) {
  process.stdout.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  const answer = await reader.question('')
  reader.close()
  process.stdout.write('\n')
  return answer
}

manageStaff().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  },
)

import { beforeAll, describe, expect, test } from 'vitest'
import { aPaper } from '~/tests/support/factories/catalogue'
import { aSignUp } from '~/tests/support/factories/sign-up'
import { join } from '~/tests/support/join'
import { openWorld, userOf, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

type Person = NonNullable<World['users']['visitor']>

async function newMember(): Promise<Person> {
  const { browser } = await join(aSignUp())
  const user = await userOf(world.payload, browser.token())
  return user as Person
}

const GST = { kind: 'gst', number: '123456789RT0001' }
const exempt = (province: string, number: string) => ({ kind: 'pst_exemption', province, number })

const write = (user: Person, data: object) =>
  world.payload.create({ collection: 'verifications', data: data as never, user, overrideAccess: false })

const rowsOf = (user: Person) => world.system.all('verifications', { where: { user: { equals: user.id } } })

async function decide(user: Person, data: object) {
  const [row] = (await rowsOf(user)).filter(({ status }) => status === 'pending')
  await world.payload.update({
    collection: 'verifications',
    id: row?.id ?? '',
    user: world.users.admin,
    overrideAccess: false,
    data,
  })
}

const refusedWith = (code: string) => ({ status: 400, data: { errors: [{ code }] } })

describe('a verification that a member writes, whichever door it came through', () => {
  test('names no paper of somebody else, nor one that is not there', async () => {
    const [owner, thief] = [await newMember(), await newMember()]
    const paper = await world.payload.create({
      collection: 'documents',
      data: { kind: 'business' },
      file: aPaper(),
      user: owner,
      overrideAccess: false,
    })
    for (const document of [paper.id, '01990000-0000-7000-8000-00000000dead'])
      for (const kind of [{ kind: 'document' }, GST, exempt('BC', 'PST-1234-5678')])
        await expect(write(thief, { ...kind, document })).rejects.toMatchObject(
          refusedWith('verification.foreignDocument'),
        )
    expect(await rowsOf(thief)).toEqual([])
    await expect(write(owner, { kind: 'document', document: paper.id })).resolves.toMatchObject({
      status: 'pending',
    })
  })

  test('is its writer’s, whoever is named in it', async () => {
    const [other, writer] = [await newMember(), await newMember()]
    const row = await write(writer, { ...GST, user: other.id, status: 'verified' })
    expect(row).toMatchObject({ user: writer.id, status: 'pending' })
    expect(await rowsOf(other)).toEqual([])
  })

  test('is one at a time, also of several at once, until it is decided; a verified buyer asks no more', async () => {
    const user = await newMember()
    const ends = await Promise.allSettled([1, 2, 3].map(() => write(user, GST)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(write(user, GST)).rejects.toMatchObject(refusedWith('verification.pending'))
    await decide(user, { status: 'declined', reason: 'Blurred.' })
    await write(user, GST)
    await decide(user, { status: 'verified' })
    await expect(write(user, GST)).rejects.toMatchObject(refusedWith('verification.verified'))
    expect(await rowsOf(user)).toHaveLength(2)
  })

  test('about provincial tax is one at a time for each province', async () => {
    const user = await newMember()
    await write(user, exempt('BC', 'PST-1234-5678'))
    await expect(write(user, exempt('BC', 'PST-1234-5679'))).rejects.toMatchObject(
      refusedWith('verification.pending'),
    )
    await expect(write(user, exempt('SK', 'PST-1234-5679'))).resolves.toMatchObject({ status: 'pending' })
    await expect(write(user, GST)).resolves.toMatchObject({ status: 'pending' })
  })
})

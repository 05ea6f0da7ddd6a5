import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  SECOND_ADDRESSES,
  SELLER_ACTIONS,
  SELLER_PAGES,
  SELLER_ROUTES,
} from '~/tests/support/policy/seller-entries'

const AREA = 'src/app/(seller)/[locale]'
const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => name.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }))
const partsIn = (text: string, asked: RegExp) => [...text.matchAll(asked)].map(([, part]) => part)
const ASKED = /\b(?:sellingReader|currentSeller|currentSellerActor)\('(\w+)'\)/g

/** The actions of a file of server actions, each with the parts that it asks for. */
function actionsIn(text: string) {
  if (!text.startsWith("'use server'")) return []
  return text.split(/^export (?=const|async function)/m).flatMap((body) => {
    const [, name] = /^(?:const|async function) (\w+)/.exec(body) ?? []
    const parts = partsIn(body, /\bsellerAction(?:<[^(]*>)?\(\s*'(\w+)'/g).concat(partsIn(body, ASKED))
    return name && parts.length > 0 ? [{ name, parts }] : []
  })
}

describe('a table names whose work each entry of a seller is, and the code asks for just that (P40, S59)', () => {
  test('every page of the area', () => {
    const found = filesIn(AREA, /(^|\/)page\.tsx$/).map(({ file, text }) => [
      file.replace(/\/page\.tsx$/, ''),
      partsIn(text, /\bpart="(\w+)"/g),
    ])
    expect(Object.fromEntries(found)).toEqual({
      ...Object.fromEntries(SECOND_ADDRESSES.map((page) => [page, []])),
      ...Object.fromEntries(Object.entries(SELLER_PAGES).map(([page, part]) => [page, [part]])),
    })
  })

  test('every route', () => {
    const found = filesIn('src/app/api', /(^|\/)route\.ts$/).flatMap(({ file, text }) => {
      const parts = partsIn(text, ASKED)
      return parts.length > 0 ? [[file.replace(/\/route\.ts$/, ''), parts]] : []
    })
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(SELLER_ROUTES).map(([route, part]) => [route, [part]])),
    )
  })

  test('every action', () => {
    const found = filesIn('src/features', /\.ts$/).flatMap(({ file, text }) =>
      actionsIn(text).map(({ name, parts }) => [`${file.replace(/\.ts$/, '')} ${name}`, parts]),
    )
    const said = Object.entries(SELLER_ACTIONS).flatMap(([file, parts]) =>
      Object.entries(parts).flatMap(([part, names]) => names.map((name) => [`${file} ${name}`, [part]])),
    )
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(said))
  })
})

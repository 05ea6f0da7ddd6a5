// node dev/seed/catalogue/check.mjs: proves that the demo catalogue holds together. Exit 1 and a list when it does not.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(fileURLToPath(import.meta.url))
const load = (name) => JSON.parse(fs.readFileSync(path.join(here, name), 'utf8'))
const pictures = load('pictures.json'), sellers = load('sellers.json'), products = load('products.json')
const { buyers, orders, reviews, threads } = load('activity.json')

/** What does not hold; empty when all is well. */
export const wrong = []
export let proved = 0
const must = (ok, what) => { proved++; if (!ok) wrong.push(what) }
const count = (rows, key) => rows.reduce((m, r) => m.set(key(r), (m.get(key(r)) ?? 0) + 1), new Map())
const unique = (rows, key, what) => { for (const [k, n] of count(rows, key)) must(n === 1, `${what} not unique: ${k}`) }

// The tree of rule C21: 8 main and 35 sub categories, 43 in all.
const TREE = load('../../../src/domain/products/category-tree.json')
const SUBS = TREE.flatMap(({ name, subs }) => subs.map((sub) => `${name} > ${sub}`))
must(TREE.length + SUBS.length === 43, 'the tree has 43 categories')

// Languages
const HANGUL = /[가-힣]/
function three(v, what, { paragraphs, max } = {}) {
  for (const l of ['en', 'fr', 'ko']) must(typeof v?.[l] === 'string' && v[l].trim() === v[l] && v[l].length > 0, `${what}.${l} missing`)
  if (!v?.en || !v?.fr || !v?.ko) return
  must(!HANGUL.test(v.en) && !HANGUL.test(v.fr), `${what}: Hangul in en or fr`)
  if (paragraphs) [['en', 2], ['fr', 1], ['ko', 1]].forEach(([l, n]) => must(v[l].split('\n\n').length === n, `${what}.${l}: ${n} paragraph(s)`))
  if (max) for (const [l, n] of Object.entries(max)) must(v[l].length <= n, `${what}.${l} is ${v[l].length} > ${n}: ${v[l]}`)
}
const distinct = (v, what) => { must(new Set([v.en, v.fr, v.ko]).size === 3, `${what}: identical in two languages`); must(HANGUL.test(v.ko), `${what}.ko has no Hangul`) }

// Numbers of registers
const postalCA = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/
const FIRST = { NL: 'A', NS: 'B', PE: 'C', NB: 'E', QC: 'GHJ', ON: 'KLMNP', MB: 'R', SK: 'S', AB: 'T', BC: 'V', NT: 'X', NU: 'X', YT: 'Y' }
const postal = (code, province, what) => { must(postalCA.test(code), `${what}: postal code ${code}`); must(FIRST[province]?.includes(code[0]), `${what}: ${code} is not in ${province}`) }
function krValid(text) {
  if (!/^\d{3}-\d{2}-\d{5}$/.test(text)) return false
  const d = [...text.replaceAll('-', '')].map(Number)
  const sum = [1, 3, 7, 1, 3, 7, 1, 3, 5].reduce((s, w, i) => s + w * d[i], 0) + Math.floor((5 * d[8]) / 10)
  return (10 - (sum % 10)) % 10 === d[9]
}
const luhn = (text) => [...text].map(Number).reverse().reduce((s, x, i) => s + (i % 2 ? (x * 2 > 9 ? x * 2 - 9 : x * 2) : x), 0) % 10 === 0
const caValid = (bn) => /^\d{9}$/.test(bn) && luhn(bn)
const gstValid = (n) => /^\d{9}RT\d{4}$/.test(n) && luhn(n.slice(0, 9))
must(krValid('124-81-00998') && !krValid('124-81-00997'), 'the checksum rule itself')

// Pictures
must(pictures.length === 75, `75 pictures, found ${pictures.length}`)
unique(pictures, (p) => p.slug, 'picture')
for (const p of pictures) {
  must(Object.keys(p).join() === 'slug,main,sub,family,finish,shape', `${p.slug}: fields`)
  must(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(p.slug) && /^[a-z]+(-[a-z]+)*$/.test(p.family), `${p.slug}: slug or family`)
  must(SUBS.includes(`${p.main} > ${p.sub}`), `${p.slug}: ${p.main} > ${p.sub} is not in the tree`)
  must(p.finish.length > 8 && p.shape.length > 60, `${p.slug}: finish or shape too thin`)
}
const covered = new Set(pictures.flatMap((p) => [p.main, `${p.main} > ${p.sub}`]))
must(covered.size === 43, `all 43 categories covered, found ${covered.size}`)
for (const s of SUBS) must(covered.has(s), `no picture for ${s}`)

// Sellers
must(sellers.length === 4 && sellers.filter((s) => s.status === 'active' && s.country === 'KR').length === 3 && sellers[3].status === 'pending', '3 active Korean sellers, 1 pending')
unique(sellers, (s) => s.slug, 'seller'); unique(sellers, (s) => s.user.email, 'seller e-mail')
sellers.forEach((s, i) => {
  must(s.index === i && s.company.en && HANGUL.test(s.company.ko), `${s.slug}: index, company`)
  three(s.description, `${s.slug}.description`); distinct(s.description, `${s.slug}.description`)
  must(s.country === 'KR' ? krValid(s.businessRegistration) : caValid(s.businessRegistration), `${s.slug}: business number ${s.businessRegistration}`)
  must(s.gstNumber === null || gstValid(s.gstNumber), `${s.slug}: GST ${s.gstNumber}`)
  if (s.country === 'KR') must(/^\d{5}$/.test(s.postalCode), `${s.slug}: Korean postal code`); else postal(s.postalCode, s.region, s.slug)
  for (const w of s.warehouses) postal(w.postalCode, w.province, `${s.slug} warehouse`)
  must(s.shippingFrom && s.contactEmail.endsWith('.example') && s.contactPhone, `${s.slug}: contact`)
})
must(sellers.filter((s) => s.status === 'active' && s.gstNumber && s.warehouses.some((w) => w.province === 'BC' && /^V[3-7]/.test(w.postalCode))).length === 1, 'one seller with GST and a Vancouver-area warehouse')

// Products
const SKU = [/^SF-[A-Z]{2}-\d{4}(-[A-Z0-9]{2,3})?$/, /^YM\.\d{2}\.[A-Z0-9]+-[A-Z0-9]+$/, /^OB-\d{4}-[A-Z]{2}$/]
const bySlug = new Map(products.map((p) => [p.slug, p]))
const approved = products.filter((p) => p.status === 'approved')
must(products.length === 82 && approved.length === 76, `76 approved of 82, found ${approved.length} of ${products.length}`)
must(products.filter((p) => p.status === 'pending').length === 4 && products.filter((p) => p.status === 'rejected').length === 2, '4 pending, 2 rejected')
unique(products, (p) => p.slug, 'product'); unique(products, (p) => p.sku, 'SKU')
for (const l of ['en', 'fr', 'ko']) { unique(products, (p) => p.name[l], `name.${l}`); unique(products, (p) => p.description[l], `description.${l}`) }
for (const p of pictures) must(bySlug.get(p.slug)?.status === 'approved', `${p.slug}: picture without approved product`)
const rises = (p) => p.moqPrices.some((t, i) => i > 0 && t.unitPrice > p.moqPrices[i - 1].unitPrice)
for (const p of products) {
  const w = p.slug
  const pic = pictures.find((x) => x.slug === p.picture)
  must(pic && pic.main === p.main && (p.status !== 'approved' || ((p.picture === p.slug || bySlug.get(p.picture)?.family === p.family) && pic.sub === p.sub)), `${w}: picture`)
  must(SUBS.includes(p.category) && p.category === `${p.main} > ${p.sub}`, `${w}: category`)
  must(sellers[p.seller]?.status === 'active' && SKU[p.seller].test(p.sku), `${w}: seller, SKU ${p.sku}`)
  must(p.createdDaysAgo > 0 && p.createdDaysAgo < sellers[p.seller].approvedDaysAgo, `${w}: listed before the seller was approved`)
  three(p.name, `${w}.name`, { max: { en: 60, fr: 70, ko: 60 } }); distinct(p.name, `${w}.name`)
  three(p.description, `${w}.description`, { paragraphs: true, max: { en: 800, fr: 800, ko: 600 } }); distinct(p.description, `${w}.description`)
  must(p.description.en?.length > 220 && p.description.fr?.length > 150 && p.description.ko?.length > 90, `${w}: description too short`)
  three(p.material, `${w}.material`); must(HANGUL.test(p.material.ko), `${w}.material.ko`)
  three(p.color, `${w}.color`); must(HANGUL.test(p.color.ko), `${w}.color.ko`)
  must((p.statusReason !== null) === (p.status === 'rejected'), `${w}: reason`)
  if (p.statusReason) { three(p.statusReason, `${w}.statusReason`); distinct(p.statusReason, `${w}.statusReason`) }
  must(p.dimensions === `${p.lengthMm} × ${p.widthMm} × ${p.heightMm} mm` && [p.lengthMm, p.widthMm, p.heightMm, p.weight].every((n) => n > 0), `${w}: dimensions`)
  must(Number.isInteger(p.packagingUnit) && p.packagingUnit >= 1 && Object.values(p.boxMm).every((n) => Number.isInteger(n) && n > 20), `${w}: packing`)
  must(p.weight * p.packagingUnit <= 130, `${w}: a box of ${p.weight * p.packagingUnit} kg`)
  must(/^\d{6}$/.test(p.hsCode) && p.origin && p.shippingFrom, `${w}: HS, origin, shippingFrom`)
  must(p.certifications.every((c) => !/\d{5,}/.test(c)), `${w}: looks like a certificate number`)
  must(p.leadTimeDays === null ? p.shippingCountry === 'CA' : p.leadTimeDays >= 1 && p.leadTimeDays <= 60, `${w}: lead time`)
  must(Number.isInteger(p.stock) && p.stock >= 0, `${w}: stock`)
  must(Number.isInteger(p.viewCount) && p.viewCount >= p.orderCount && p.orderCount >= 0, `${w}: counts`)
  must(p.status === 'approved' || (!p.isRecommended && p.viewCount === 0 && p.orderCount === 0), `${w}: not on sale, yet seen`)
  const t = p.moqPrices
  must(t.length >= 1 && t[0].minQty >= 1 && t.at(-1).maxQty === 999999, `${w}: first or last tier`)
  t.forEach((x, i) => {
    must(Number.isInteger(x.minQty) && Number.isInteger(x.maxQty) && x.maxQty >= x.minQty, `${w}: tier ${i + 1} quantities`)
    must(Number.isInteger(x.unitPrice) && x.unitPrice > 0, `${w}: tier ${i + 1} price`)
    if (i) must(x.minQty === t[i - 1].maxQty + 1, `${w}: tiers not contiguous at ${i + 1}`)
  })
  must(p.priceInversion === rises(p), `${w}: price inversion flag`)
}
// Families (rule C64): of one seller and sub category
const families = count(approved.filter((p) => p.family), (p) => `${p.seller} ${p.category} ${p.family}`)
must([...families.values()].filter((n) => n > 1).length >= 3 && products.every((p) => p.family === undefined || p.family.length <= 60), 'three families with two members on sale')
must(products.filter((p) => p.priceInversion).length === 2, 'two price inversions')
must(products.filter((p) => p.isRecommended).length === 12, `12 recommended, found ${products.filter((p) => p.isRecommended).length}`)
for (const n of [1, 3, 5]) must(approved.some((p) => p.moqPrices.length === n), `some product with ${n} tier(s)`)
for (const n of [1, 10, 100]) must(approved.some((p) => p.moqPrices[0].minQty === n), `some product with MOQ ${n}`)
must(approved.some((p) => p.stock === 0) && approved.some((p) => p.stock > 0 && p.stock <= 5), 'made to order, and only n left')
must(approved.some((p) => p.leadTimeDays === null), 'the 2-3 business day note applies somewhere')

// Activity
const MOVES = { pending_payment: ['confirmed', 'cancelled'], confirmed: ['processing', 'cancelled'], processing: ['shipped', 'cancelled'], shipped: ['delivered'], delivered: [], cancelled: [] }
must(buyers.length === 3 && ['AB', 'QC', 'ON'].every((p, i) => buyers[i].addresses[0].province === p) && buyers[1].locale === 'fr', 'three buyers: Calgary, Montréal, Toronto')
unique(buyers, (b) => b.email, 'buyer e-mail')
for (const b of buyers) { b.addresses.forEach((a) => postal(a.postalCode, a.province, b.email)); must(b.gstNumber === null ? !b.verified : gstValid(b.gstNumber), `${b.email}: GST`) }
must(orders.length === 15, `15 orders, found ${orders.length}`)
for (const s of Object.keys(MOVES)) must(orders.some((o) => o.status === s), `no order is ${s}`)
unique(orders, (o) => o.number, 'order number'); unique(orders, (o) => `${o.checkout}/${o.seller}`, 'order of one checkout and seller')
const priceAt = (p, q) => (p.moqPrices.find((t) => q >= t.minQty && q <= t.maxQty) ?? p.moqPrices.at(-1)).unitPrice
for (const o of orders) {
  const w = `order ${o.number}`, b = buyers[o.buyer]
  must(b && b.createdDaysAgo > o.placedDaysAgo && b.addresses[o.address] && sellers[o.seller]?.status === 'active', `${w}: buyer, address, seller`)
  must(orders.every((x) => x.checkout !== o.checkout || (x.buyer === o.buyer && x.placedDaysAgo === o.placedDaysAgo && x.payment === o.payment)), `${w}: one checkout, one buyer and moment`)
  must(o.history[0].status === 'pending_payment' && o.history[0].daysAgo === o.placedDaysAgo && o.history.at(-1).status === o.status, `${w}: history`)
  o.history.forEach((h, i) => i && must(MOVES[o.history[i - 1].status].includes(h.status) && h.daysAgo <= o.history[i - 1].daysAgo, `${w}: move to ${h.status}`))
  const sent = ['shipped', 'delivered'].includes(o.status)
  must(sent ? ['dhl', 'fedex', 'cj'].includes(o.carrier) && /^\d{10,12}$/.test(o.trackingNumber) : !o.carrier && !o.trackingNumber, `${w}: carrier and tracking`)
  must((o.status === 'cancelled') === Boolean(o.cancelReason), `${w}: reason`)
  unique(o.items, (i) => i.product, `${w} line`)
  for (const i of o.items) {
    const p = bySlug.get(i.product)
    must(p?.status === 'approved' && p.seller === o.seller, `${w}: ${i.product}`)
    if (!p) continue
    must(Number.isInteger(i.quantity) && i.quantity >= p.moqPrices[0].minQty, `${w}: ${i.product} under MOQ`)
    must(p.createdDaysAgo > o.placedDaysAgo, `${w}: ${i.product} ordered before it was listed`)
    const took = o.history.find((h) => h.status === 'shipped')
    if (took) must(o.placedDaysAgo - took.daysAgo >= Math.min(3, p.leadTimeDays ?? 2), `${w}: ${i.product} shipped too early`)
  }
  o.total = o.items.reduce((s, i) => s + (bySlug.get(i.product) ? priceAt(bySlug.get(i.product), i.quantity) * i.quantity : 0), 0)
  must(o.payment === 'transfer' || o.total < 99999999, `${w}: too large for a card`)
}
for (const p of approved) must(orders.filter((o) => o.history.some((h) => h.status === 'confirmed') && o.items.some((i) => i.product === p.slug)).length <= p.orderCount, `${p.slug}: fewer orders counted than exist`)

must(reviews.length === 26, `26 reviews, found ${reviews.length}`)
unique(reviews, (r) => `${r.order}/${r.product}`, 'review of line'); unique(reviews, (r) => r.comment, 'comment')
for (const r of reviews) {
  const o = orders.find((x) => x.number === r.order), w = `review ${r.order}/${r.product}`
  must(o?.status === 'delivered' && o.items.some((i) => i.product === r.product), `${w}: not a delivered line`)
  if (!o) continue
  must(r.daysAgo <= o.history.at(-1).daysAgo && r.daysAgo > 0, `${w}: before delivery`)
  must([1, 2, 3, 4, 5].includes(r.rating) && r.comment.length > 40 && r.lang === buyers[o.buyer].locale, `${w}: rating, text or language`)
  if (r.answer) must(r.answer.daysAgo <= r.daysAgo && r.answer.text.length > 20, `${w}: answer`)
}
for (const n of [1, 2, 3, 4, 5]) must(reviews.some((r) => r.rating === n), `no review with ${n} star(s)`)

must(threads.length === 5, `5 threads, found ${threads.length}`)
unique(threads, (t) => `${t.buyer}/${t.seller}`, 'thread of a pair')
for (const t of threads) {
  const w = `thread ${t.buyer}/${t.seller}`
  must(t.messages.length >= 3 && t.messages.length <= 9, `${w}: ${t.messages.length} messages`)
  must(bySlug.get(t.product)?.seller === t.seller, `${w}: product`)
  const o = orders.find((x) => x.number === t.order)
  must(t.order === null || (o?.buyer === t.buyer && o.seller === t.seller && o.items.some((i) => i.product === t.product)), `${w}: order`)
  t.messages.forEach((m, i) => {
    must(['buyer', 'seller'].includes(m.from) && m.text.trim().length > 0 && m.minutesAgo > 0, `${w}: message ${i + 1}`)
    must(m.from === 'buyer' ? m.lang === buyers[t.buyer].locale : ['en', 'ko'].includes(m.lang), `${w}: language of message ${i + 1}`)
    must((m.lang === 'ko') === HANGUL.test(m.text), `${w}: script of message ${i + 1}`)
    if (i) must(m.minutesAgo < t.messages[i - 1].minutesAgo, `${w}: order of messages at ${i + 1}`)
  })
  const last = t.messages.at(-1).from, tail = t.messages.length - 1 - t.messages.findLastIndex((m) => m.from !== last)
  must(last === 'buyer' ? t.unread.seller <= tail && t.unread.buyer === 0 : t.unread.buyer <= tail && t.unread.seller === 0, `${w}: unread`)
}

function report() {
  const cad = (c) => (c / 100).toFixed(2)
  console.log(`${pictures.length} pictures in ${new Set(pictures.map((p) => p.family)).size} families, ${covered.size} categories (8 main, ${SUBS.length} sub), ${sellers.length} sellers, ${products.length} products`)
  console.log(`tiers ${[...count(approved, (p) => p.moqPrices.length)].sort().map(([k, n]) => `${k}:${n}`).join(' ')}; MOQ ${[...count(approved, (p) => p.moqPrices[0].minQty)].sort((a, b) => a[0] - b[0]).map(([k, n]) => `${k}:${n}`).join(' ')}; inversions ${products.filter((p) => p.priceInversion).map((p) => p.slug).join(', ')}`)
  console.log(`orders ${[...count(orders, (o) => o.status)].map(([k, n]) => `${k}:${n}`).join(' ')}; goods ${cad(Math.min(...orders.map((o) => o.total)))} to ${cad(Math.max(...orders.map((o) => o.total)))}; reviews ${reviews.length}, average ${(reviews.reduce((s, r) => s + r.rating, 0) / reviews.length).toFixed(1)}; threads ${threads.map((t) => t.messages.length).join(' ')}`)
  if (wrong.length) { console.error(`\n${wrong.length} wrong of ${proved}:\n` + wrong.join('\n')); process.exit(1) }
  console.log(`all ${proved} checks hold`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) report()

import { deflateSync } from 'node:zlib'

const packed = (text: string) => deflateSync(Buffer.from(text)).toString('latin1')
const stream = (dictionary: string, bytes: string) =>
  `4 0 obj <<${dictionary}/Length ${bytes.length}>>\nstream\n${bytes}\nendstream endobj\n`

/** A PDF whose catalogue and other objects have these words. */
export const aPdf = (catalogue: string, objects = '') =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj <</Type/Catalog ${catalogue}>> endobj\n${objects}xref\n0 1\ntrailer <</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  )

/** A PDF that keeps its objects packed, as most do. */
export const aPackedPdf = (objects: string, { filter = '/FlateDecode', pack = packed } = {}) =>
  aPdf('', stream(`/Type/ObjStm/N 1/First 4/Filter${filter}`, pack(`5 0 ${objects}`)))

/** What a PDF must not have, each written as programs write it. */
export const ACTIVE_PDFS: readonly [what: string, bytes: Buffer][] = [
  ['acts when it is opened', aPdf('/OpenAction 5 0 R')],
  ['runs a script when it is opened', aPdf('/OpenAction <</S/JavaScript/JS(app.alert(1))>>')],
  ['has scripts', aPdf('/Names <</JavaScript 5 0 R>>')],
  ['has scripts under an escaped name', aPdf('/AA <</O <</S/J#61vaScript/JS(x)>>>>')],
  ['starts a program', aPdf('/Outlines 2 0 R', '2 0 obj <</A <</S /Launch /F (a.exe)>>>> endobj\n')],
  ['carries a file', aPdf('/Names <</EmbeddedFiles 5 0 R>>')],
  ['carries a file as a stream', aPdf('', stream('/Type /EmbeddedFile', 'x'))],
  ['keeps a script packed', aPackedPdf('<</S/JavaScript/JS(app.alert(1))>>')],
  ['keeps an action packed', aPackedPdf('<</Type/Catalog/OpenAction<</S/GoTo>>>>')],
  [
    'keeps objects in a way that cannot be checked',
    aPackedPdf('<<>>', { filter: '/LZWDecode', pack: (text) => `\x80${text}` }),
  ],
]

/** PDFs as offices make them. */
export const PLAIN_PDFS: readonly [what: string, bytes: Buffer][] = [
  ['names the page to open at', aPdf('/OpenAction[3 0 R /XYZ null null 0]')],
  ['keeps its objects packed', aPackedPdf('<</Type/Catalog/OpenAction [3 0 R /Fit]>>')],
  [
    'has a picture of its own kind',
    aPdf('/Outlines <</First 2 0 R>> /N 3', stream('/Filter/DCTDecode', '\xff\xd8\xff')),
  ],
  ['speaks of scripts', aPdf('', stream('', 'BT (JavaScript, Launch /JavaScripts) Tj ET'))],
]

import { describe, expect, it } from 'vitest'
import { splitLinks } from '@/domain/talk/links'
import { mentionsPaymentElsewhere } from '@/domain/talk/payment-warning'

const links = (text: string) =>
  splitLinks(text).flatMap(({ text: typed, href, host }) => (href ? [[typed, host]] : []))

describe('addresses in a message', () => {
  it.each([
    ['See https://maru.ca/product/1.', [['https://maru.ca/product/1', 'maru.ca']]],
    ['(see https://a.ca/b)', [['https://a.ca/b', 'a.ca']]],
    ['https://a.ca/x_(y)', [['https://a.ca/x_(y)', 'a.ca']]],
    ['https://maru.ca를 보세요', [['https://maru.ca', 'maru.ca']]],
    ['https://a.ca/b를 보세요', [['https://a.ca/b', 'a.ca']]],
    ['HTTPS://A.ca:8080?q=1!', [['HTTPS://A.ca:8080?q=1', 'a.ca:8080']]],
    ['https://ma\u0440u.ca', [['https://xn--mau-1ed.ca/', 'xn--mau-1ed.ca']]],
    ['https://마루.한국', [['https://마루.한국', new URL('https://마루.한국').host]]],
    [
      'one https://a.ca two https://b.ca',
      [
        ['https://a.ca', 'a.ca'],
        ['https://b.ca', 'b.ca'],
      ],
    ],
  ])('are links that name their host: %s', (text, found) => {
    expect(links(text)).toEqual(found)
  })

  it.each([
    'javascript:alert(1)',
    'http://a.ca/b',
    'ftp://a.ca',
    'www.a.ca',
    'https://',
    'https://maru.ca@evil.ca/x',
    'http://[',
    'data:text/html,x',
  ])('are none in %s', (text) => {
    expect(links(text)).toEqual([])
  })

  it.each(['!', ')'])('take no time where %s stands thousands of times in a row', (sign) => {
    const text = `https://a.ca/b${sign.repeat(3_900)}/`
    const began = performance.now()
    for (let shown = 0; shown < 50; shown += 1) splitLinks(text)
    expect(performance.now() - began).toBeLessThan(250)
  })

  it('leave every letter of the text', () => {
    const text = 'Look: https://a.ca/b, (https://c.ca) and https://d@e.ca.'
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})

describe('words that ask to pay elsewhere', () => {
  it.each([
    'Please send an e-transfer to me.',
    'You can pay by Interac e-Transfer',
    'It is cheaper if we make the deal outside Maru.',
    'Payez par virement, s’il vous plaît.',
    'Le paiement peut se faire hors de Maru.',
    '계좌이체로 보내 주시면 할인해 드립니다.',
    '직거래 가능합니다',
  ])('are noticed: %s', (text) => {
    expect(mentionsPaymentElsewhere(text)).toBe(true)
  })

  it.each([
    'Your payment was received by Maru.',
    'The panel shows the transfer of heat through the wall.',
    'We ship outside Ontario too.',
    'Votre paiement a été reçu par Maru.',
    '결제가 완료되었습니다.',
    'Is the wire mesh included?',
  ])('are not seen where there are none: %s', (text) => {
    expect(mentionsPaymentElsewhere(text)).toBe(false)
  })
})

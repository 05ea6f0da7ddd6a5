import { expect, test } from '@playwright/test'

/** The names of the goods on a page, in their order. */
const namesOn = (html: string) =>
  [...html.matchAll(/<h2><a [^>]*>(.*?)<\/a><\/h2>/g)].map(([, name = '']) => name.replace(/<[^>]*>/g, ''))

/** What people type every day, and what each of the first goods they see must be called. */
const ASKED: Record<string, [text: string, first: RegExp, count: number][]> = {
  '': [
    ['faucet', /faucet/, 5],
    ['kitchen faucet', /kitchen faucet/, 3],
    ['tap', /faucet/, 5],
    ['flooring', /tile|plank|block|white oak|paver/i, 5],
    ['floor tile', /floor tile/, 2],
    ['couch', /sofa/, 1],
    ['sofa', /sofa/, 1],
    ['sink', /sink/, 4],
    ['basin', /vessel sink|basin/, 4],
    ['tub', /bathtub/, 1],
    ['bathtub', /bathtub/, 1],
    ['shower', /shower/i, 2],
    ['tile', /tile/, 4],
    ['lamp', /light|lamp|pendant|LED/i, 5],
    ['light', /light|lamp|pendant|LED/i, 4],
    ['ceiling light', /light|pendant/i, 3],
    ['door handle', /lever set/, 2],
    ['handle', /lever set|pull|knob/, 4],
    ['cabinet', /cabinet/i, 2],
    ['countertop', /countertop/, 2],
    ['chair', /chair/, 4],
    ['hardware', /lever|pull|knob|hinge/, 5],
    ['deck', /deck tile/, 2],
  ],
  '/fr': [
    ['robinet', /Robinet/, 5],
    ['mitigeur', /Robinet/, 5],
    ['évier', /Évier/, 2],
    ['evier', /Évier/, 2],
    ['lavabo', /lavabo|Vasque/i, 4],
    ['plancher', /[Pp]lanche|plancher|Bloc|Chêne|Pavé|Porcelaine/, 5],
    ['carrelage', /Carreau|Céramique|Terrazzo/, 3],
    ['canapé', /Canapé/, 1],
    ['poignée de porte', /[Pp]oignées/, 2],
    ['éclairage', /Encastrés|Suspension|Lampadaire|Réglette|Applique|Guirlande|Liseuse/, 5],
    ['lumière', /Encastrés|Suspension|Lampadaire|Réglette|Applique|Guirlande|Liseuse/, 3],
    ['baignoire', /Bain/, 1],
    ['terrasse', /terrasse/, 2],
  ],
  '/ko': [
    ['수전', /수전/, 5],
    ['주방수전', /주방 수전/, 3],
    ['타일', /타일/, 4],
    ['바닥재', /바닥|마루|타일|포세린|판석/, 5],
    ['조명', /조명|라이트|펜던트|벽등|LED/, 5],
    ['전등', /조명|라이트|펜던트|벽등|LED/, 3],
    ['싱크대', /싱크/, 2],
    ['세면대', /세면/, 3],
    ['문손잡이', /레버/, 2],
    ['쇼파', /소파/, 1],
    ['욕조', /욕조/, 1],
  ],
}

for (const [prefix, asked] of Object.entries(ASKED)) {
  test(`everyday words find the goods they name first: ${prefix || '/en'}`, async ({ request }) => {
    for (const [text, first, count] of asked) {
      const answer = await request.get(`${prefix}/search?q=${encodeURIComponent(text)}`)
      const shown = namesOn(await answer.text()).slice(0, count)
      expect.soft(shown, text).toHaveLength(count)
      expect
        .soft(
          shown.filter((name) => !first.test(name)),
          `${text}: ${shown.join(' | ')}`,
        )
        .toEqual([])
    }
  })
}

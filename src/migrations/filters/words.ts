/**
 * The words that mean a colour, a material or a certificate, in English, French and Korean, without accents: `search.plain` has taken
 * them off. In the order of their bits (`src/domain/search/marks.ts`).
 */
const COLORS: [mark: string, words: string][] = [
  ['black', 'black|ebony|onyx|noir|noire|noirs|noires|블랙|검정|검은|흑색'],
  ['white', 'white|opal|blanc|blanche|blancs|blanches|화이트|흰색|백색|하양'],
  [
    'grey',
    'grey|gray|charcoal|graphite|slate|concrete|anthracite|smoke|gris|grise|ardoise|그레이|회색|차콜|그라파이트',
  ],
  ['beige', 'beige|cream|ivory|oatmeal|sand|taupe|ecru|creme|ivoire|sable|베이지|크림|아이보리|오트밀'],
  ['brown', 'brown|chocolate|coffee|mocha|brun|brune|marron|브라운|갈색|초콜릿'],
  [
    'wood',
    'wood|oak|walnut|ash|beech|maple|cherry|pine|birch|acacia|bamboo|larch|cedar|teak|hemlock|driftwood|honey|bois|chene|noyer|frene|hetre|erable|오크|월넛|참나무|우드|원목|호두나무|물푸레|자작나무|애쉬',
  ],
  [
    'silver',
    'silver|chrome|chromed|nickel|steel|stainless|aluminum|aluminium|pewter|argent|argente|inox|acier|니켈|크롬|실버|은색|스틸|스테인리스',
  ],
  ['gold', 'gold|golden|brass|laiton|dore|doree|골드|금색|황동|브라스'],
  ['copper', 'copper|bronze|cuivre|브론즈|코퍼|구리'],
  ['red', 'red|burgundy|crimson|rouge|bordeaux|레드|빨강|빨간|적색|버건디'],
  ['orange', 'orange|terracotta|terra cotta|rust|coral|rouille|오렌지|주황|테라코타'],
  ['yellow', 'yellow|mustard|ochre|jaune|moutarde|ocre|옐로|노랑|노란|머스터드'],
  ['green', 'green|celadon|sage|olive|moss|mint|emerald|vert|verte|그린|녹색|초록|청자|올리브|민트'],
  ['blue', 'blue|navy|teal|indigo|turquoise|bleu|bleue|블루|파랑|파란|네이비|남색|청색'],
]

const MATERIALS: typeof COLORS = [
  [
    'wood',
    'wood|oak|walnut|ash|beech|birch|maple|pine|larch|acacia|hemlock|cedar|teak|cherry|softwood|hardwood|veneer|bois|chene|noyer|frene|원목|목재|오크|월넛|참나무|나무',
  ],
  ['panel', 'plywood|mdf|hdf|particleboard|melamine|contreplaque|합판|파티클보드'],
  ['bamboo', 'bamboo|bambou|대나무'],
  ['stainless', 'stainless|inox|스테인리스|스텐'],
  ['steel', 'steel|iron|acier|fer|철제|강철|철판'],
  ['aluminum', 'aluminum|aluminium|알루미늄'],
  ['brass', 'brass|laiton|황동|브라스'],
  ['zinc', 'zinc|zamak|아연'],
  ['glass', 'glass|verre|유리'],
  [
    'ceramic',
    'ceramic|porcelain|stoneware|earthenware|vitreous china|ceramique|porcelaine|gres|세라믹|도자기|포세린|자기질|도기',
  ],
  [
    'stone',
    'stone|quartz|granite|marble|limestone|travertine|basalt|slate|pierre|marbre|ardoise|쿼츠|석영|대리석|화강암|천연석|석재',
  ],
  ['concrete', 'concrete|cement|terrazzo|beton|ciment|콘크리트|시멘트|테라초|테라조'],
  ['resin', 'resin|resine|solid surface|레진|수지'],
  [
    'plastic',
    'plastic|pvc|abs|polycarbonate|acrylic|polypropylene|polyethylene|vinyl|plastique|acrylique|vinyle|플라스틱|아크릴|폴리카보네이트|비닐',
  ],
  [
    'textile',
    'textile|linen|wool|felt|cotton|polyester|fabric|leather|boucle|velvet|rope|lin|laine|coton|feutre|tissu|cuir|패브릭|린넨|양모|펠트|가죽|직물',
  ],
]

const CERTS: typeof COLORS = [
  ['csa', 'csa'],
  ['cupc', 'cupc'],
  ['etl', 'etl|cetl|cetlus'],
  ['ul', 'ul|cul|culus'],
  ['ulc', 'ulc'],
  ['nsf', 'nsf'],
  ['watersense', 'watersense|water sense'],
  ['energy-star', 'energy star|energystar'],
  ['floorscore', 'floorscore|floor score'],
  ['greenguard', 'greenguard'],
  ['carb', 'carb|tsca'],
  ['fsc', 'fsc'],
  ['pefc', 'pefc'],
  ['oeko-tex', 'oeko tex|oekotex'],
  ['ansi', 'ansi'],
  ['ks', 'ks'],
  ['kc', 'kc'],
]

/** Phrases in which a word means something else than alone. */
export const PHRASES: [phrase: string, meant: string][] = [
  ['stainless steel', 'stainless'],
  ['acier inoxydable', 'inox'],
  ['stone plastic', 'plastic'],
  ['ceramic glass', 'glass'],
  ['nsf ansi', 'nsf'],
]

const KINDS = { color: COLORS, material: MATERIALS, cert: CERTS }

export const MARK_ROWS = Object.entries(KINDS).flatMap(([kind, marks]) =>
  marks.map(([mark], bit) => `('${kind}', '${mark}', ${bit})`),
)

/** Latin words stand alone; Korean ones also within others. */
export const WORD_ROWS = Object.entries(KINDS).flatMap(([kind, marks]) =>
  marks.flatMap(([, words], bit) =>
    words.split('|').map((word) => `('${kind}', ${bit}, '${/[가-힣]/.test(word) ? word : ` ${word} `}')`),
  ),
)

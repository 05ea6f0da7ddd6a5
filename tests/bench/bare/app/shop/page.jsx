/** A static page that weighs about as much as a home page of the shop, HTML and its data together. */
const GOODS = Array.from({ length: 46 }, (_, at) => at + 1)

/** Words that are another text on each card, as names and descriptions are: what repeats itself is packed to nothing. */
const wordsOf = (at) =>
  Array.from({ length: 48 }, (_, n) => ((at * 7_919 + n * n * 104_729) % 1_679_616).toString(36)).join(' ')

export default function Page() {
  return (
    <main className="mx-auto max-w-screen-xl px-4 py-8">
      <h1>Goods</h1>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {GOODS.map((at) => (
          <li key={at} className="relative flex flex-col gap-2 rounded border bg-white p-3 shadow-sm">
            <a href={`/shop/goods-${at}`} className="font-medium text-slate-900 hover:underline">
              <img
                src={`/img/${at * 7919}-400`}
                srcSet={`/img/${at * 7919}-200 200w, /img/${at * 7919}-400 400w, /img/${at * 7919}-768 768w`}
                sizes="(min-width: 48rem) 25vw, 50vw"
                alt={`Porcelain tile ${at}, seen from the front`}
                width={400}
                height={300}
                loading="lazy"
              />
              <span>
                Porcelain tile {at}, matt, 600 by {at * 10} mm
              </span>
            </a>
            <p className="text-sm text-slate-600">
              Frost-proof, for floors and walls, cut to {at} mm, in boxes of {at + 4}. {wordsOf(at)}
            </p>
            <p className="mt-auto text-lg font-semibold tabular-nums">
              {at * 3}.{(at * 17) % 100} CAD <small className="font-normal text-slate-500">per m²</small>
            </p>
          </li>
        ))}
      </ul>
    </main>
  )
}

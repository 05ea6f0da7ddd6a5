/** A main category as sent to the browser: slug, name, whether it has a picture, subcategories. */
export type MenuCategory = [
  slug: string,
  name: string,
  picture: 0 | 1,
  children: [slug: string, name: string][],
]

/** The main categories with their subcategories. */
export function MenuCategories({ categories, prefix }: { categories: MenuCategory[]; prefix: string }) {
  return (
    <ul className="menu-rooms">
      {categories.map(([slug, name, picture, children]) => (
        <li key={slug}>
          <a href={`${prefix}/category/${slug}`}>
            <div className="picture menu-picture rounded-md">
              {picture ? (
                <img
                  src={`/rooms/${slug}-480.webp`}
                  width={480}
                  height={360}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              ) : null}
            </div>
            {name}
          </a>
          <ul>
            {children.map(([sub, label]) => (
              <li key={sub}>
                <a href={`${prefix}/subcategory/${slug}/${sub}`}>{label}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

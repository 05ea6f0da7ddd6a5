/** A main category with its subcategories, as sent to the browser. */
export type MenuCategory = {
  slug: string
  name: string
  hasPicture: boolean
  children: { slug: string; name: string }[]
}

/** The main categories with their subcategories. */
export function MenuCategories({ categories, prefix }: { categories: MenuCategory[]; prefix: string }) {
  return (
    <ul className="menu-rooms">
      {categories.map(({ slug, name, hasPicture, children }) => (
        <li key={slug}>
          <a href={`${prefix}/category/${slug}`}>
            <div className="picture menu-picture rounded-md">
              {hasPicture ? (
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
            {children.map((child) => (
              <li key={child.slug}>
                <a href={`${prefix}/subcategory/${slug}/${child.slug}`}>{child.name}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

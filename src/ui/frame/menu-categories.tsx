/** A room as the page carries it to the browser: its place, its name, whether there is a picture, and its lists. */
export type MenuCategory = [slug: string, name: string, picture: 0 | 1, lists: [slug: string, name: string][]]

/** The eight rooms with all their lists. */
export function MenuCategories({ rooms, prefix }: { rooms: MenuCategory[]; prefix: string }) {
  return (
    <ul className="menu-rooms">
      {rooms.map(([slug, name, picture, lists]) => (
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
            {lists.map(([sub, label]) => (
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

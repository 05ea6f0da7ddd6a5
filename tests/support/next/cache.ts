/** Stands for `next/cache` in every integration test: nothing is kept, so nothing has to be cleared. */
export const unstable_cache = (read: unknown) => read

export const revalidateTag = () => {}

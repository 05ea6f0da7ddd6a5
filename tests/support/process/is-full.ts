/** Whether everything is tried, as `npm run test:all` does, or whoever names a file. */
export const isFull = process.env.MARU_TEST_ALL === '1'

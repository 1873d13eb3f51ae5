/** Stands for the address of every picture in tests. */
// oxlint-disable-next-line import/no-default-export -- what a bundler gives for a picture
export default "/picture.svg";

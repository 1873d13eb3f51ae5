/** Colors with which people are drawn, as `#rrggbb`. */
export const skins = {
  fair: "#f3cfb3",
  light: "#e8b893",
  olive: "#d9a679",
  tan: "#c58c5c",
  brown: "#a0693f",
  deep: "#74482c",
};
export const hairs = {
  black: "#23201f",
  dark: "#3d2b22",
  brown: "#6b4630",
  auburn: "#8c4527",
  sand: "#b98a4e",
  blond: "#d9b46a",
  gray: "#9a9ca0",
  white: "#d5d6d8",
};

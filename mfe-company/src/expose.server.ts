import { defineLoaders } from "@forecourt/remote-kit/loaders";
import { pages } from "./expose.ts";
import { loadAbout } from "./pages/about/about-loader.ts";
import { loadArticle } from "./pages/article/article-loader.ts";
import { loadArticleSearch } from "./pages/article-search/article-search-loader.ts";
import { loadCarResearch } from "./pages/car-research/car-research-loader.ts";
import { loadHelpCategory } from "./pages/help-category/help-category-loader.ts";
import { loadHelpCenter } from "./pages/help-center/help-center-loader.ts";
import { loadHome } from "./pages/home/home-loader.ts";
import { loadInquiry } from "./pages/inquiry/inquiry-loader.ts";

export { pages };

export const loaders = defineLoaders(pages, {
  home: loadHome,
  about: loadAbout,
  inquiry: loadInquiry,
  carResearch: loadCarResearch,
  articleSearch: loadArticleSearch,
  article: loadArticle,
  helpCenter: loadHelpCenter,
  helpCategory: loadHelpCategory,
});

import { definePages } from "@forecourt/remote-kit/pages";

export const pages = definePages<"company">()({
  home: () => import(/* webpackChunkName: "home" */ "./pages/home/home-page.tsx"),
  about: () => import(/* webpackChunkName: "about" */ "./pages/about/about-page.tsx"),
  inquiry: () => import(/* webpackChunkName: "inquiry" */ "./pages/inquiry/inquiry-page.tsx"),
  carResearch: () =>
    import(/* webpackChunkName: "car-research" */ "./pages/car-research/car-research-page.tsx"),
  articleSearch: () =>
    import(
      /* webpackChunkName: "article-search" */ "./pages/article-search/article-search-page.tsx"
    ),
  article: () => import(/* webpackChunkName: "article" */ "./pages/article/article-page.tsx"),
  helpCenter: () =>
    import(/* webpackChunkName: "help-center" */ "./pages/help-center/help-center-page.tsx"),
  helpCategory: () =>
    import(/* webpackChunkName: "help-category" */ "./pages/help-category/help-category-page.tsx"),
});

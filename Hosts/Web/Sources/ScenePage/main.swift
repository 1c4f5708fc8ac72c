import PageScenes
import TouchWeb

#if arch(wasm32)
    WebApp.run(PageScenes.all)
#else
    playLink()
#endif

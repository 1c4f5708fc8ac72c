import PageScenes
import TouchWeb

WebApp.run(PageScenes.all)
